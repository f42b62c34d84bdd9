import type { PublicCompany } from '../../../contract/company.ts';
import type { ShopFrame } from '../../../contract/pages.ts';
import { numberText } from '../../../domain/format.ts';
import type { Words } from '../../../locales/words.ts';
import { hoursText, shownDate } from '../../storefront/names.ts';
import { Verified } from '../../storefront/proof.tsx';
import { yearsText } from '../../storefront/proof-facts.ts';
import { useSite } from '../../storefront/site.tsx';
import { fill } from '../../ui/fill.ts';

/** What the company stated, and what the marketplace measured; what is not known is left out. */
function figuresOf({ factory, response, basicinformation, proof }: PublicCompany, words: Words) {
  const { figureNames: names, area } = words.shop;
  const { years, established } = proof;
  const all: { name: string; value: string | null }[] = [
    years && established
      ? { name: fill(names.since, { year: established }), value: yearsText(years, words) }
      : { name: names.established, value: basicinformation['Year Established'] || null },
    { name: names.area, value: factory.area ? fill(area, { n: numberText(factory.area) }) : null },
    { name: names.workers, value: factory.workers },
    { name: names.lines, value: factory.production_lines ? numberText(factory.production_lines) : null },
    { name: names.export, value: factory.export_share === null ? null : `${factory.export_share}%` },
    { name: names.rate, value: response && `${response.rate}%` },
    {
      name: names.time,
      value: response?.hours
        ? fill(words.shop.within, { time: hoursText(response.hours, words.common) })
        : null,
    },
  ];
  return all.flatMap(({ name, value }) => (value ? [{ name, value }] : []));
}

/** What the marketplace checked, and on which day. */
export function VerifiedNote({ company, className }: { company: PublicCompany; className: string }) {
  const { words, lang } = useSite();
  const { verified_on } = company.proof;
  if (verified_on === null) return null;
  return (
    <p className={`text-sm ${className}`}>
      <Verified company={company} />
      <span className="text-ink-soft">
        {' '}
        · {fill(words.proof.verifiedOn, { date: shownDate(verified_on, lang) })}
      </span>
    </p>
  );
}

/** The company at a glance: what a buyer weighs before the badge that is paid for. */
export function FigureBar({ shop, most = 7 }: { shop: ShopFrame; most?: number }) {
  const { words } = useSite();
  const figures = figuresOf(shop.company, words).slice(0, most);
  if (figures.length === 0) return null;
  return (
    <section aria-label={words.shop.figures} className="overflow-hidden rounded-lg border border-line">
      <dl className="grid grid-cols-2 gap-px bg-line lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {figures.map(({ name, value }) => (
          <div
            key={name}
            className="flex flex-col-reverse justify-end bg-paper px-6 py-5 last:odd:max-lg:col-span-2 max-md:px-4 max-md:py-3"
          >
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="text-xl leading-8 font-semibold text-jade tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
