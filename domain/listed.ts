/** Lists and tables of words, written as text: "bolt, nut", over as many lines as they need. */
export const listed = (text: string): string[] => text.trim().split(/,\s*/);

/** "Ningbo 574, Rui'an 577" by name: what follows the last space is the value. */
export const tabled = (text: string): Record<string, string> =>
  Object.fromEntries(listed(text).map((entry) => [entry.replace(/ \S+$/, ''), /\S+$/.exec(entry)![0]]));
