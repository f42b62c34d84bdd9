import type { ReactNode } from 'react';
import { useSite } from '../../../storefront/shell/site.tsx';
import { Band, BandTitle } from '../band.tsx';

/** Where each road loses what it gains. */
const LOSSES: Record<'sem' | 'seo' | 'platform' | 'tools', ReactNode> = {
  sem: (
    <>
      <path d="M8 78h24V50h24v-14h24V78h24" />
      <path d="M92 18v24m-8-8 8 9 8-9" className="stroke-cinnabar" />
      <circle cx="20" cy="34" r="9" />
      <circle cx="44" cy="24" r="9" />
    </>
  ),
  seo: (
    <>
      <path d="M8 78c30-2 44-8 56-40l14-16" />
      <path d="m78 22 8 40 18 6" className="stroke-cinnabar" />
      <path d="M8 88h96" strokeOpacity="0.5" />
    </>
  ),
  platform: (
    <>
      <path d="M8 24h26v26H8zM43 24h26v26H43zM78 24h26v26H78zM8 60h26v26H8zM78 60h26v26H78z" />
      <path d="M43 60h26v26H43z" className="stroke-cinnabar" />
      <path d="m50 80 12-14m-11 1v.2m10 12v.2" className="stroke-cinnabar" />
    </>
  ),
  tools: (
    <>
      <path d="M10 30h56v40H10zl28 22 28-22" />
      <path d="M24 18h56v12M38 6h56v40" strokeOpacity="0.5" />
      <circle cx="84" cy="72" r="18" className="fill-mist stroke-cinnabar" />
      <path d="m72 84 25-25" className="stroke-cinnabar" />
    </>
  ),
};

/** The pain points of 2.15. */
export function Pains() {
  const { words } = useSite();
  const { pains } = words.marketing.promotion;
  return (
    <Band labelledBy="pains">
      <BandTitle id="pains" title={pains.title} text={pains.text} />
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {(['sem', 'seo', 'platform', 'tools'] as const).map((pain) => (
          <li key={pain} className="border-t-2 border-line-strong pt-5">
            <svg
              viewBox="6 0 112 92"
              aria-hidden="true"
              fill="none"
              strokeWidth="2.5"
              strokeLinecap="round"
              strokeLinejoin="round"
              className="h-20 stroke-jade"
            >
              {LOSSES[pain]}
            </svg>
            <h3 className="mt-4 text-md">{pains.items[pain].title}</h3>
            <p className="mt-2 text-ink-soft">{pains.items[pain].text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

export function Why() {
  const { words } = useSite();
  const { why } = words.marketing.promotion;
  return (
    <Band labelledBy="why" className="corrugated bg-jade-deep text-paper">
      <h2 id="why" className="mb-10 max-w-[24ch] text-xxl">
        {why.title}
      </h2>
      <ul className="grid gap-x-12 gap-y-8 md:grid-cols-3">
        {why.items.map(({ title, text }) => (
          <li key={title} className="border-l-2 border-cinnabar pl-6">
            <h3 className="wrap-break-word break-keep text-lg">{title}</h3>
            <p className="mt-3 text-jade-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

export function Strengths() {
  const { words } = useSite();
  const { advantages } = words.marketing.promotion;
  return (
    <Band labelledBy="strengths" className="bg-paper">
      <BandTitle id="strengths" title={advantages.title} />
      <ol className="grid gap-x-16 gap-y-10 md:grid-cols-2">
        {Object.values(advantages.items).map(({ title, text }, i) => (
          <li key={title} className="grid grid-cols-[56px_1fr] gap-x-5">
            <span aria-hidden="true" className="text-[56px] leading-none font-semibold text-jade-soft">
              {i + 1}
            </span>
            <div>
              <h3 className="wrap-break-word break-keep text-lg">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}
