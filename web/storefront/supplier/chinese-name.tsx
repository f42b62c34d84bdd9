import { useSite } from '../shell/site.tsx';

/** A company's Chinese name, under its English one on Chinese pages. */
export function ChineseName({
  company,
  className = '',
}: {
  company: { name_zh?: string };
  className?: string;
}) {
  const { lang } = useSite();
  if (lang !== 'zh' || !company.name_zh) return null;
  return <span className={`block font-normal ${className}`}>{company.name_zh}</span>;
}
