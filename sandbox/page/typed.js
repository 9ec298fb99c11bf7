// A command typed as a line: "/table open opponent:Bran fruit:17". What stands without a name goes to the first option that is
// not named and takes words, one that is required before others.

// Of all commands those that the line may mean: the one whose path it begins with, else those that begin with it or hold it.
export function meant(text, all) {
  const words = text.slice(1).trim().toLowerCase().replace(/\s+/g, " ");
  const whole = all.filter((leaf) => words === leaf.path || words.startsWith(leaf.path + " ")).sort((a, b) => b.path.length - a.path.length);
  if (whole.length) return [whole[0]];
  const begun = all.filter((leaf) => leaf.path.startsWith(words));
  return begun.length ? begun : all.filter((leaf) => leaf.path.includes(words));
}

// What the line gives to the command's options, [[option, text], …], and what is left though the command takes nothing.
export function given(text, leaf) {
  const whole = text.slice(1).trim().replace(/\s+/g, " ");
  const line = whole.toLowerCase().startsWith(leaf.path) ? whole.slice(leaf.path.length) : "";
  const names = leaf.options.map((option) => option.name), found = [];
  const starts = [...line.matchAll(/(?<=\s)([^\s:]+):\s*/g)].filter((match) => names.includes(match[1].toLowerCase()));
  const loose = line.slice(0, starts[0]?.index ?? line.length).trim();
  for (const [index, match] of starts.entries()) {
    const end = starts[index + 1]?.index ?? line.length;
    found.push([leaf.options.find((option) => option.name === match[1].toLowerCase()), line.slice(match.index + match[0].length, end).trim()]);
  }
  const free = leaf.options.filter((option) => option.type !== 11 && !found.some(([taken]) => taken === option));
  const into = free.find((option) => option.required) ?? free[0];
  if (loose && into) found.unshift([into, loose]);
  return { found, spare: loose && !into ? loose : "" };
}
