/**
 * What an app may write as HTML: nothing with a tag. The UI libraries write styles through `innerHTML`, which Trusted
 * Types (server/sites/http/security.ts) would block too; our own code writes no HTML except whole documents into a
 * frame that runs nothing (inert-frame.tsx).
 */
interface TrustedTypes {
  createPolicy(name: 'default' | 'inert-frame', rules: { createHTML: typeof withoutTags }): Policy;
}
interface Policy {
  createHTML(html: string): TrustedHTML;
}

/** Where HTML becomes a document that runs nothing and loads nothing. */
const INERT = 'DOMParser parseFromString';

/** `sink` is what the browser would write the text to; a library that asks by name (the editor's paste) has none. */
export function withoutTags(html: string, _type?: string, sink?: string): string {
  if (sink !== undefined && sink !== INERT && /<[a-z!/?]/i.test(html))
    throw new TypeError(`HTML is not written here (${sink}).`);
  return html;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', { createHTML: withoutTags });
const inertFrame = trustedTypes?.createPolicy('inert-frame', { createHTML: (html) => html });

/** For inert-frame.tsx alone. React hands it on as it is; its types know only strings there. */
export const inertDocument = (html: string): string => (inertFrame?.createHTML(html) ?? html) as string;
