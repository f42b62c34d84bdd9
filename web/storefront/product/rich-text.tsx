import { foreignLanguage } from '../foreign.ts';
import { useSite } from '../site.tsx';

/** Formatted text of a seller. The server sanitises it when it is saved; nothing else may come in here. */
export function RichText({ html }: { html: string }) {
  const { lang } = useSite();
  return (
    <div
      lang={foreignLanguage(html, lang)}
      className="rich-text"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
