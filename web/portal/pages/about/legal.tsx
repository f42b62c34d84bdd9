import type { PortalPages } from '../../../../contract/pages.ts';
import type { LegalSection } from '../../../../locales/en/legal/legal-text.ts';
import { LEGAL_TEXTS } from '../../../../locales/legal.ts';
import { legalPath } from '../../../storefront/shell/addresses.ts';
import { useSite } from '../../../storefront/shell/site.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import { Clause } from '../../help/clause.tsx';
import { HelpFrame } from '../../help/frame.tsx';

/** Stands on every document of either language, to the letter (spec P2.16). */
const UPDATED = 'Latest Update: 2022-10';

const LANGUAGES = [
  { lang: 'zh', tag: 'zh-CN', label: '[简体中文]' },
  { lang: 'en', tag: 'en', label: '[ENG]' },
] as const;

/** Spec P2.16. */
export function Legal({ document, language }: PortalPages['legal']) {
  const { help } = useSite().words;
  const { lead, sections } = LEGAL_TEXTS[language][document];
  // what is listed in cards takes the whole width
  const beside = !sections.some(({ clauses }) =>
    clauses.some((clause) => typeof clause !== 'string' && 'entries' in clause),
  );
  return (
    <HelpFrame>
      <article className="rounded-lg border border-line bg-paper px-10 py-9 max-lg:px-7 max-md:px-4 max-md:py-6 print:border-0 print:p-0">
        <header className="border-b border-line pb-6">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
            <h1 className="text-xxl">{help.frame.pages[document]}</h1>
            <p className="flex gap-3 py-1.5 text-sm print:hidden">
              {LANGUAGES.map(({ lang, tag, label }) => (
                <a
                  key={lang}
                  href={legalPath(document, lang)}
                  lang={tag}
                  hrefLang={tag}
                  aria-current={lang === language ? 'true' : undefined}
                  className={lang === language ? 'font-semibold text-ink' : 'text-jade hover:underline'}
                >
                  {label}
                </a>
              ))}
            </p>
          </div>
          <p className="mt-1 text-sm text-ink-faint" lang="en">
            {UPDATED}
          </p>
          <p className="max-w-[66ch] mt-4 text-md leading-relaxed text-ink-soft">{lead}</p>
        </header>
        <div className={beside ? 'gap-x-8 xl:grid xl:grid-cols-[minmax(0,1fr)_200px]' : undefined}>
          <Contents sections={sections} beside={beside} />
          <div>
            {sections.map((section, i) => (
              <section
                key={section.id}
                id={section.id}
                aria-labelledby={`${section.id}-title`}
                className="mt-9 scroll-mt-6"
              >
                <h2 id={`${section.id}-title`} className="break-after-avoid text-lg">
                  <span className="mr-2 text-jade">{i + 1}.</span>
                  {section.title}
                </h2>
                <ol className="mt-3 space-y-3 leading-relaxed">
                  {section.clauses.map((clause, k) => (
                    <Clause key={k} number={`${i + 1}.${k + 1}`} clause={clause} />
                  ))}
                </ol>
              </section>
            ))}
          </div>
        </div>
      </article>
    </HelpFrame>
  );
}

/** In wide windows beside the text, and in view as it is read. */
function Contents({ sections, beside }: { sections: LegalSection[]; beside: boolean }) {
  const { legal } = useSite().words.help;
  return (
    <nav
      aria-labelledby="contents"
      className={classNames(
        'mt-6 rounded-md bg-mist px-4 py-5 print:hidden',
        beside && 'top-0 order-1 self-start lg:max-h-dvh lg:overflow-y-auto xl:sticky',
      )}
    >
      <h2 id="contents" className="text-sm font-semibold">
        {legal.contents}
      </h2>
      <ol
        className={classNames('mt-2 gap-x-8 text-sm sm:columns-2', beside ? 'xl:columns-1' : 'xl:columns-3')}
      >
        {sections.map(({ id, title }, i) => (
          <li key={id} className="break-inside-avoid">
            <a href={`#${id}`} className="flex gap-2 py-1 text-jade hover:underline">
              <span className="w-5 shrink-0 text-ink-faint">{i + 1}.</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
