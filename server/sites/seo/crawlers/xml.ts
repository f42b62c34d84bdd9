/** The little XML that sitemaps and feeds need. */

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text of an element or attribute; characters that XML 1.0 cannot hold are left out. */
export const xmlText = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
    .replace(/[&<>"']/g, (c) => ENTITIES[c]!);

export const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** An element with text; nothing when there is none. */
export const element = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${xmlText(text)}</${name}>` : '';
