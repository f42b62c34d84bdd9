import type { PublicCompany } from '../../contract/company.ts';
import { useSite } from '../storefront/site.tsx';
import { QuickContact } from './quick-contact.tsx';

/** Beside the products: the groups and the Quick Contact box. */
export function Side({ company }: { company: PublicCompany }) {
  const { words, to, here } = useSite();
  return (
    <div className="space-y-6">
      {company.groups.length > 0 && (
        <nav aria-labelledby="groups" className="rounded-lg border border-line bg-paper p-5">
          <h2 id="groups" className="mb-2 text-sm font-semibold tracking-normal text-ink-faint">
            {words.shop.groups}
          </h2>
          <ul className="text-sm">
            {company.groups.map(({ id, name }) => {
              const href = `/groups/${id}`;
              return (
                <li key={id}>
                  <a
                    href={to(href)}
                    aria-current={here === href || here.startsWith(`${href}/`) ? 'true' : undefined}
                    className="block py-1.5 hover:text-jade hover:underline aria-[current]:font-semibold aria-[current]:text-jade"
                  >
                    {name}
                  </a>
                </li>
              );
            })}
          </ul>
        </nav>
      )}
      <QuickContact company={company} />
    </div>
  );
}
