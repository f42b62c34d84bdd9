import type { ReportTarget } from '../../../domain/report.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSite } from './site.tsx';

/** The way to report what stands on the page; quiet, and never fetched ahead or indexed. */
export function ReportLink({ type, id }: { type: ReportTarget; id: number }) {
  const { words, portal } = useSite();
  return (
    <a
      href={portal(`/report?${type}=${id}`)}
      rel="nofollow"
      className="inline-flex min-h-8 items-center gap-1.5 text-sm text-ink-faint hover:text-danger hover:underline"
    >
      <Icon name="alert" size={14} />
      {words.report.link}
    </a>
  );
}
