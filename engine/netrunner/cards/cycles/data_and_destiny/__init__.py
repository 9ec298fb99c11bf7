"""Cards of Data and Destiny."""
