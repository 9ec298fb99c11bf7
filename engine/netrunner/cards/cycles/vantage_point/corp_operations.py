"""Operations of Vantage Point."""
