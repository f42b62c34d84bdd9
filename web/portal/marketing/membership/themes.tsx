import type { ReactNode } from 'react';
import { useSite } from '../../../storefront/shell/site.tsx';
import { Band, BandTitle } from '../band.tsx';

const DRAWINGS: Record<'market' | 'quotes' | 'seo', ReactNode> = {
  market: (
    <>
      <circle cx="70" cy="60" r="48" />
      <ellipse cx="70" cy="60" rx="20" ry="48" />
      <path d="M22 60h96M29 36h82M29 84h82" />
      <path d="M96 46C120 10 168 14 186 44" className="stroke-cinnabar" strokeDasharray="5 5" />
      <path d="M104 74c24 32 62 30 84 6" className="stroke-cinnabar" strokeDasharray="5 5" />
      <g className="fill-cinnabar stroke-none">
        <circle cx="96" cy="46" r="5" />
        <circle cx="104" cy="74" r="5" />
        <circle cx="188" cy="46" r="7" />
        <circle cx="190" cy="78" r="7" />
      </g>
    </>
  ),
  quotes: (
    <>
      <path d="M14 30h52v76H14zM24 46h32M24 58h32M24 70h20" />
      <path d="M84 14h56v92H84zM96 34h32M96 48h32M96 62h20" className="fill-paper" />
      <path d="M158 30h52v76h-52zM168 46h32M168 58h32M168 70h20" />
      <path d="m98 84 9 9 18-20" className="stroke-cinnabar" strokeWidth="4" />
    </>
  ),
  seo: (
    <>
      <rect x="10" y="12" width="150" height="28" rx="14" />
      <path d="M26 26h70" />
      <circle cx="142" cy="26" r="6" />
      <path d="m147 31 6 6" />
      <path d="M10 60h96" className="stroke-cinnabar" strokeWidth="5" />
      <path d="M10 74h140M10 86h118" />
      <path d="M10 104h74" strokeOpacity="0.5" />
      <path d="M188 106V56m-14 14 14-14 14 14" className="stroke-cinnabar" strokeWidth="3" />
    </>
  ),
};

/** Where each drawing begins, so that it stands flush with the text. */
const LEFT = { market: 21, quotes: 13, seo: 9 };

/** The marketing themes of 2.14. */
export function Themes() {
  const { words } = useSite();
  const { themes } = words.marketing.membership;
  return (
    <Band labelledBy="themes">
      <BandTitle id="themes" title={themes.title} />
      <ul className="grid gap-x-12 gap-y-12 md:grid-cols-3">
        {(['market', 'quotes', 'seo'] as const).map((theme) => (
          <li key={theme}>
            <svg
              viewBox={`${LEFT[theme]} 0 220 120`}
              aria-hidden="true"
              fill="none"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
              className="h-30 stroke-jade"
            >
              {DRAWINGS[theme]}
            </svg>
            <h3 className="mt-6 text-lg">{themes[theme].title}</h3>
            <p className="mt-2 max-w-[44ch] text-ink-soft">{themes[theme].text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
