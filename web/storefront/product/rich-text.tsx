import { withAlternatives } from '../../../domain/rich-text.ts';
import { fill } from '../../ui/fill.ts';
import { foreignLanguage } from '../foreign.ts';
import { useSite } from '../site.tsx';

/** Formatted text of a seller. The server sanitises it when it is saved; nothing else may come in here. `about`: what it describes, for its pictures. */
export function RichText({ html, about }: { html: string; about: string }) {
  const { lang, words } = useSite();
  const shown = withAlternatives(html, (n) => fill(words.common.pictureAbout, { n, about }));
  return (
    <div
      lang={foreignLanguage(html, lang)}
      className="rich-text"
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
}
