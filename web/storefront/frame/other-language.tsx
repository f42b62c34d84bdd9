import { OTHER_LANGUAGE } from '../../../locales/other-language.ts';
import { useSite } from '../shell/site.tsx';

/** A quiet line for who has chosen the other language; the page is the same for everybody, so the browser shows it. */
export function OtherLanguage() {
  const { lang, alternates } = useSite();
  const other = lang === 'zh' ? 'en' : 'zh';
  return (
    <p
      data-behaviour="other-language"
      hidden
      className="bg-jade-tint px-6 py-2 text-center text-sm max-md:px-4"
    >
      <a
        href={alternates[other]}
        hrefLang={other === 'zh' ? 'zh-CN' : 'en'}
        lang={other === 'zh' ? 'zh-CN' : 'en'}
        className="font-semibold text-jade underline"
      >
        {OTHER_LANGUAGE[other]}
      </a>
    </p>
  );
}
