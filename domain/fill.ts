type Values = Record<string, string | number>;

/** Fills `{name}` places of a text. Texts with places, not functions, so that islands can be handed them as JSON. */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** The same in each of several wordings. */
export const fillEach = (
  [first, ...others]: readonly [string, ...string[]],
  values: Values,
): [string, ...string[]] => [fill(first, values), ...others.map((text) => fill(text, values))];

/** What somebody wrote, as a sentence repeats it: its beginning. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text;
