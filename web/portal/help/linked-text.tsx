import type { ReactNode } from 'react';
import { LEGAL_DOCUMENTS } from '../../../contract/pages.ts';
import { type Site, useSite } from '../../storefront/shell/site.tsx';

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

/** Every target that a text links to. */
export const targetsOf = (text: string): string[] => [...text.matchAll(LINK)].map(([, , target]) => target!);

/** Address of a target: another site's, a legal document, my: and a path of the member centre, or a path of the portal. */
export function addressOf(
  target: string,
  { legal, office, to }: Pick<Site, 'legal' | 'office' | 'to'>,
): string {
  if (target.startsWith('https:')) return target;
  const [name, anchor] = target.split('#');
  const document = LEGAL_DOCUMENTS.find((known) => known === name);
  if (document) return legal(document) + (anchor ? `#${anchor}` : '');
  return target.startsWith('my:') ? office(target.slice(3)) : to(target);
}

/** A text of the locales with its [links](target). */
export function LinkedText({ children }: { children: string }) {
  const site = useSite();
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: words, 2: target, index } of children.matchAll(LINK)) {
    parts.push(children.slice(end, index));
    parts.push(
      <a key={index} href={addressOf(target!, site)} className="text-jade underline underline-offset-3">
        {words}
      </a>,
    );
    end = index + whole.length;
  }
  return [...parts, children.slice(end)];
}
