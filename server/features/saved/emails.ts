/** E-mails about what is new among what somebody saved. */
import { fill } from '../../../domain/fill.ts';
import { EMAILS } from '../../../locales/emails.ts';
import { composeEmail, type Email, type To } from '../../platform/email/email.ts';

export interface Section {
  kind: 'supplier' | 'search';
  /** Of the supplier, or the search in words. */
  name: string;
  /** The first of `n`. */
  lines: { title: string; link: string }[];
  n: number;
  /** Where all of them are. */
  all: string;
}

export const emails = {
  digest: ({ sections, link, ...to }: To & { sections: Section[]; link: string }): Email => {
    const { supplier, search, more } = EMAILS[to.language].digests;
    return composeEmail('digest.saved', to, {
      values: { n: sections.reduce((sum, { n }) => sum + n, 0) },
      sections: sections.map(({ kind, name, lines, n, all }) => ({
        title: kind === 'supplier' ? fill(supplier, { name }) : fill(search, { search: name }),
        lines,
        ...(n > lines.length && { more: { label: fill(more, { n: n - lines.length }), link: all } }),
      })),
      link,
    });
  },
};
