/** Fills `{name}` places of a text. Texts with places, not functions, so that islands can be handed them as JSON. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
