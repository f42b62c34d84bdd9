import type { PublicCompany } from '../../../../contract/company/company.ts';
import { numberText } from '../../../../domain/text/format.ts';
import { groupName } from '../../../storefront/shell/names.ts';
import { useSite } from '../../../storefront/shell/site.tsx';
import { QuickContact } from './quick-contact.tsx';

export interface Counts {
  all: number;
  groups: Record<number, number>;
}

/** Beside a page: the groups, with how many products each has where that is known, and the Quick Contact box, which may head the page. */
export function Side({
  company,
  counts,
  heading = false,
}: {
  company: PublicCompany;
  counts?: Counts;
  heading?: boolean;
}) {
  return (
    <div className="space-y-6">
      {company.groups.length > 0 && <Groups company={company} {...(counts && { counts })} />}
      <QuickContact company={company} heading={heading} />
    </div>
  );
}

function Groups({ company, counts }: { company: PublicCompany; counts?: Counts }) {
  const { words, here } = useSite();
  const entries = [
    {
      name: words.shop.allOf,
      path: '/productlist.html',
      count: counts?.all,
      isHere: here.startsWith('/productlist'),
    },
    ...company.groups.map(({ id, name }) => {
      const path = `/groups/${id}`;
      const isHere = here === path || here.startsWith(`${path}/`);
      return { name: groupName(name, words), path, count: counts && (counts.groups[id] ?? 0), isHere };
    }),
  ];
  return (
    <nav aria-labelledby="groups" className="rounded-lg border border-line bg-paper p-5">
      <h2 id="groups" className="mb-2 text-sm font-semibold tracking-normal text-ink-faint">
        {words.shop.groups}
      </h2>
      <ul className="text-sm">
        {entries.map((entry) => (
          <Entry key={entry.path} {...entry} />
        ))}
      </ul>
    </nav>
  );
}

function Entry({
  name,
  path,
  count,
  isHere,
}: {
  name: string;
  path: string;
  count: number | undefined;
  isHere: boolean;
}) {
  const { to } = useSite();
  return (
    <li>
      <a
        href={to(path)}
        aria-current={isHere ? 'true' : undefined}
        className="flex justify-between gap-3 py-1.5 hover:text-jade hover:underline aria-[current]:font-semibold aria-[current]:text-jade"
      >
        <span className="min-w-0">{name}</span>
        {count !== undefined && <span className="font-normal text-ink-faint">{numberText(count)}</span>}
      </a>
    </li>
  );
}
