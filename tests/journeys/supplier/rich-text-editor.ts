/** The seller's editor without its buttons; rich-text.journey.ts builds it for a browser. */
import { Editor } from '@tiptap/react';
import { richTextExtensions } from '../../../web/backoffice/rich-text/extensions.ts';
import { tidied } from '../../../web/backoffice/rich-text/html.ts';
import { readHtml } from '../../../web/backoffice/rich-text/paste/read-html.ts';

const open = (content: string) => new Editor({ extensions: richTextExtensions, content });

/** What is saved when a text was loaded and then saved as it was. */
export const saved = (html: string): string => tidied(open(html).getHTML());

export const pasted = (html: string): string => saved(readHtml(html)?.html ?? '');

/** Every tag that the editor can write. */
export function tags(): string[] {
  const { nodes, marks } = open('').schema;
  const written: unknown[] = [];
  for (const type of Object.values(nodes)) if (type.spec.toDOM) written.push(type.spec.toDOM(type.create()));
  for (const type of Object.values(marks))
    written.push(type.spec.toDOM?.(type.create({ href: 'https://a.example' }), true));
  const names = (spec: unknown): string[] =>
    Array.isArray(spec)
      ? [spec[0], ...spec.slice(1).flatMap(names)].filter((name): name is string => typeof name === 'string')
      : [];
  return [...new Set(written.flatMap(names))];
}
