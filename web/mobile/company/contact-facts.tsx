import type { PublicCompany } from '../../../contract/company/company.ts';
import { useWords } from '../../storefront/shell/site.tsx';
import { Card } from '../../ui/card.tsx';

/** How the supplier is reached; a number is dialled by a tap. */
export function ContactFacts({ company: { contact } }: { company: PublicCompany }) {
  const { shop } = useWords();
  const names = Object.entries(shop.contactNames) as [Exclude<keyof typeof contact, 'avatar'>, string][];
  return (
    <Card as="section" id="contact" aria-labelledby="contact-title" className="mt-6 p-6 max-md:p-4">
      <h2 id="contact-title" className="text-lg">
        {shop.contactUs}
      </h2>
      <dl className="mt-4 text-sm">
        {names
          .filter(([key]) => contact[key])
          .map(([key, name]) => (
            <div key={key} className="grid grid-cols-[110px_minmax(0,1fr)] gap-3 border-t border-line py-3">
              <dt className="text-ink-faint">{name}</dt>
              <dd>
                <ContactFact name={key} value={contact[key]} />
              </dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}

function ContactFact({ name, value }: { name: string; value: string }) {
  const link = 'text-jade hover:underline';
  if (name === 'WebSite' && /^https?:/.test(value))
    return (
      <a href={value} rel="nofollow noopener" className={link}>
        {value}
      </a>
    );
  const dialled = value.replace(/[^\d+]/g, '');
  if ((name === 'Telephone' || name === 'Mobile') && dialled.length > 4)
    return (
      <a href={`tel:${dialled}`} className={link}>
        {value}
      </a>
    );
  return value;
}
