/** Reads the <head> of a document. */
import { expect } from 'vitest';

const decoded = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

const attributes = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, decoded(value!)]),
  );

export interface ReadHead {
  lang: string | undefined;
  title: string;
  /** By name or property. */
  meta: Record<string, string>;
  links: Record<string, string>[];
  link(rel: string, where?: Record<string, string>): string | undefined;
  jsonLd: Record<string, unknown>[];
}

/** Every <meta> stands once; structured data can be read. */
export function readHead(html: string): ReadHead {
  const head = html.slice(0, html.indexOf('</head>'));
  const meta: Record<string, string> = {};
  for (const [tag] of head.matchAll(/<meta [^>]*>/g)) {
    const { name, property, content } = attributes(tag);
    const key = name ?? property;
    if (!key) continue;
    expect(meta, `<meta> ${key} stands twice`).not.toHaveProperty([key]);
    meta[key] = content ?? '';
  }
  const links = [...head.matchAll(/<link [^>]*>/g)].map(([tag]) => attributes(tag));
  return {
    lang: /<html lang="([^"]*)"/.exec(head)?.[1],
    title: decoded(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    meta,
    links,
    link: (rel, where = {}) =>
      links.find((l) => l.rel === rel && Object.entries(where).every(([name, value]) => l[name] === value))
        ?.href,
    jsonLd: [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
      JSON.parse(json!),
    ),
  };
}
