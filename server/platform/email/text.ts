/** The text of an e-mail, for programs and readers that want no HTML, and for short messages. */
import { EMAILS } from '../../../locales/emails.ts';
import type { EmailContent, EmailLine } from './email.ts';

const quoted = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
const lineText = ({ title, text, link }: EmailLine): string => [title, text, link].filter(Boolean).join('\n');
const block = (lines: readonly string[], between = '\n'): string => lines.filter(Boolean).join(between);

export function emailText(content: EmailContent): string {
  const { heading, paragraphs, code, facts, quote, sections, button, after, footer, language } = content;
  const { settings, unsubscribe, brand, labelled } = EMAILS[language].frame;
  const label = (name: string, value: string) => `${name}${labelled}${value}`;
  return block(
    [
      heading,
      ...paragraphs,
      code ?? '',
      block(facts.map(([name, value]) => label(name, value.replaceAll('\n', '\n  ')))),
      quote ? quoted(quote) : '',
      ...sections.flatMap(({ title, lines, more }) => [
        title ?? '',
        ...lines.map(lineText),
        more ? `${more.label}\n${more.link}` : '',
      ]),
      button ? `${button.label}${labelled.trimEnd()}\n${button.link}` : '',
      ...after,
      block([
        // the mark of a signature: programs leave out what follows from an answer
        '-- ',
        brand,
        footer.why,
        footer.settings ? label(settings, footer.settings) : '',
        footer.unsubscribe ? label(unsubscribe, footer.unsubscribe) : '',
      ]),
    ],
    '\n\n',
  );
}

/** The same as a short message: what it says and nothing around it. */
export const shortMessage = ({ paragraphs, code, after }: EmailContent): string =>
  [...paragraphs, ...(code ? [`${code}.`] : []), ...after].join(' ');
