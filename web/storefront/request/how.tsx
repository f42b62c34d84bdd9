import { useWords } from '../shell/site.tsx';

/** The four steps from a request to an order. */
export function HowItWorks() {
  const { howTitle, how } = useWords().request;
  const steps = [
    [how.post, how.postText],
    [how.review, how.reviewText],
    [how.quote, how.quoteText],
    [how.choose, how.chooseText],
  ] as const;
  return (
    <section aria-labelledby="how-title" className="rounded-lg border border-line bg-paper p-6">
      <h2 id="how-title" className="mb-4 text-md">
        {howTitle}
      </h2>
      <ol className="space-y-4">
        {steps.map(([title, text], i) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-jade-tint text-sm font-semibold text-jade"
            >
              {i + 1}
            </span>
            <div>
              <p className="font-semibold">{title}</p>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
