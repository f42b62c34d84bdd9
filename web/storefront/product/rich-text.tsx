import { useSite } from '../shell/site.tsx';
import { langAttribute } from '../text/lang-attribute.ts';

/** Formatted text of a seller, as the page's loader has sanitised it; nothing else may come in here. */
export function RichText({ html }: { html: string }) {
  const { lang } = useSite();
  return (
    <div lang={langAttribute(html, lang)} className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
  );
}
