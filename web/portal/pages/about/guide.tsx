import type { PortalPages } from '../../../../contract/pages.ts';
import { useSite } from '../../../storefront/shell/site.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { StepPicture } from '../../guide/step-picture.tsx';
import { type PicturedStep, STEPS } from '../../guide/steps.ts';
import { HelpFrame } from '../../help/frame.tsx';

/** Spec P2.17. */
export function Guide(_: PortalPages['guide']) {
  const { words, office } = useSite();
  const { guide } = words;
  return (
    <HelpFrame>
      <header>
        <h1 className="text-xxl">{guide.title}</h1>
        <p className="mt-2 text-md text-ink-soft">{guide.intro}</p>
        <ol aria-label={guide.contents} className="mt-6 grid grid-cols-2 gap-3 xl:grid-cols-4">
          {STEPS.map(({ id }, i) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex h-full items-center gap-3 rounded-lg border border-line bg-paper px-4 py-3 hover:border-jade hover:text-jade"
              >
                <span className="text-xl font-semibold text-jade">{i + 1}</span>
                <span className="text-sm font-semibold">{guide.steps[id].title}</span>
              </a>
            </li>
          ))}
        </ol>
      </header>
      {STEPS.map(({ id, picture, parts }, i) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-title`}
          className="mt-6 scroll-mt-6 rounded-lg border border-line bg-paper p-8 max-md:p-5"
        >
          <h2 id={`${id}-title`} className="flex items-center gap-3 text-xl">
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-jade text-md text-paper">
              {i + 1}
            </span>
            {guide.steps[id].title}
          </h2>
          <StepText {...guide.steps[id]} />
          {id === 'account' && (
            <p className="mt-4">
              <ButtonLink href={office('/register.html')}>{guide.start}</ButtonLink>
            </p>
          )}
          {id === 'publishing' && <Rules />}
          {picture && <StepPicture step={id as PicturedStep} />}
          {parts.map((part, k) => (
            <section
              key={part}
              id={part}
              aria-labelledby={`${part}-title`}
              className="mt-8 scroll-mt-6 border-t border-line pt-8"
            >
              <h3 id={`${part}-title`} className="text-lg">
                {i + 1}.{k + 1} {guide.steps[part].title}
              </h3>
              <StepText {...guide.steps[part]} />
              <StepPicture step={part} />
            </section>
          ))}
        </section>
      ))}
      <MoreHelp />
    </HelpFrame>
  );
}

function StepText({ text, points }: { text: string; points: string[] }) {
  return (
    <div className={points.length > 0 ? 'mt-3 grid gap-x-10 gap-y-3 lg:grid-cols-[2fr_3fr]' : 'mt-3'}>
      <p>{text}</p>
      {points.length > 0 && (
        <ul className="list-disc space-y-1.5 pl-5 text-ink-soft marker:text-jade lg:border-l lg:border-line lg:pl-10">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Rules() {
  const { words, to, lang } = useSite();
  const { guide } = words;
  const legal = (path: string) => to(lang === 'zh' ? path : `${path}-eng`);
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
      <span className="text-ink-soft">{guide.read}</span>
      <TextLink href={legal('/standard-of-product-publishment')}>{guide.standard}</TextLink>
      <TextLink href={legal('/standard-of-images')}>{guide.images}</TextLink>
    </p>
  );
}

function MoreHelp() {
  const { words, to, office } = useSite();
  const { more } = words.guide;
  return (
    <section aria-labelledby="more-help" className="mt-6 rounded-lg bg-jade-tint p-8 max-md:p-5">
      <h2 id="more-help" className="text-lg">
        {more.title}
      </h2>
      <p className="mt-1 max-w-[68ch]">{more.text}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href={office('/message/CircuitNotice')} look="outline" size="sm">
          {more.action}
        </ButtonLink>
        <ButtonLink href={to('/feedback')} look="quiet" size="sm">
          {more.feedback}
        </ButtonLink>
      </p>
    </section>
  );
}
