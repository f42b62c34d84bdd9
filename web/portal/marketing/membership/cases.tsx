import type { SearchCase } from '../../../../contract/pages.ts';
import { useSite } from '../../../storefront/shell/site.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Mark } from '../../../ui/labels/mark.tsx';
import { MoreLink } from '../../../ui/link.tsx';
import { Carousel } from '../../../ui/picture/carousel.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Band, BandTitle } from '../band.tsx';

/** Pages of members as a search engine is given them: their own titles and descriptions, nothing made up. */
export function Cases({ cases }: { cases: SearchCase[] }) {
  const { words } = useSite();
  const text = words.marketing.membership.cases;
  if (cases.length === 0) return null;
  return (
    <Band labelledBy="cases" className="border-y border-line bg-paper">
      <BandTitle id="cases" title={text.title} text={text.text} />
      <Carousel
        label={text.label}
        words={{ previous: words.common.previousSlide, next: words.common.nextSlide }}
        className="overflow-hidden rounded-xl bg-jade-tint"
        slides={cases.map((shown) => (
          <div
            key={shown.path}
            className="grid h-full items-center gap-10 px-16 py-12 max-md:items-stretch max-md:px-4 max-md:pt-4 max-md:pb-16 lg:grid-cols-[1fr_360px]"
          >
            <Result shown={shown} />
            <Parts />
          </div>
        ))}
      />
    </Band>
  );
}

function Result({ shown }: { shown: SearchCase }) {
  const { words, to, publicHost, origins } = useSite();
  const text = words.marketing.membership.cases;
  return (
    <figure className="min-w-0 max-md:flex max-md:flex-col">
      <div className="rounded-lg bg-paper p-7 shadow-mid max-md:flex-1 max-md:p-5">
        <p className="flex items-center gap-3">
          <Mark size={30} />
          <span className="min-w-0 text-sm leading-5">
            <span className="block">{words.common.brand}</span>
            <span className="block truncate text-xs text-ink-faint">
              {publicHost} › {shown.path.slice(1).replaceAll('/', ' › ')}
            </span>
          </span>
        </p>
        <p className="mt-3 text-xl text-balance">
          <a
            href={`${origins.portal}${to(shown.path)}`}
            className="text-jade underline-offset-3 hover:underline"
          >
            {shown.title}
          </a>
        </p>
        <div className="mt-2 flex items-start gap-5">
          <p className="min-w-0 flex-1 text-ink-soft">{shown.description}</p>
          <Picture
            src={shown.image}
            alt=""
            sizes="96px"
            width={96}
            height={96}
            className="size-24 shrink-0 rounded-md bg-porcelain max-md:size-18"
          />
        </div>
        <p className="mt-3 text-sm text-ink-faint">
          {shown.price && <span className="font-semibold text-ink">{shown.price} · </span>}
          {shown.company}
        </p>
      </div>
      <figcaption className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-xs text-ink-soft">
        {text.listing}
        <MoreLink href={to(shown.path)} label={`${text.open}: ${shown.title}`}>
          {text.open}
        </MoreLink>
      </figcaption>
    </figure>
  );
}

function Parts() {
  const { words } = useSite();
  const { parts } = words.marketing.membership.cases;
  return (
    <dl className="space-y-4 max-md:hidden">
      {(['address', 'title', 'description', 'data'] as const).map((part) => (
        <div key={part} className="grid grid-cols-[20px_1fr] gap-x-3">
          <Icon name="check" className="row-span-2 mt-0.5 text-success" />
          <dt className="font-semibold">{parts[part]}</dt>
          <dd className="text-sm text-ink-soft">{parts[`${part}Text`]}</dd>
        </div>
      ))}
    </dl>
  );
}
