/** E-mails about what is new among what somebody saved. */
import type { Language } from '../../../contract/error.ts';
import { fill } from '../../../domain/fill.ts';
import { EMAILS } from '../../../locales/emails.ts';
import { emailTo } from '../../platform/email.ts';
import type { Email } from '../../platform/outbox.ts';

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
  digest: ({
    address,
    language,
    sections,
    settings,
  }: {
    address: string;
    language: Language;
    sections: Section[];
    settings: string;
  }): Email => {
    const words = EMAILS[language].saved.digest;
    const texts = sections.map(({ kind, name, lines, n, all }) =>
      [
        kind === 'supplier' ? fill(words.supplier, { name }) : fill(words.search, { search: name }),
        ...lines.map((line) => fill(words.line, line)),
        ...(n > lines.length ? [fill(words.more, { n: n - lines.length, link: all })] : []),
      ].join('\n'),
    );
    const n = sections.reduce((sum, section) => sum + section.n, 0);
    return emailTo(address, words, { n, sections: texts.join('\n\n'), settings });
  },
};
