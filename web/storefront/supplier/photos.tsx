import type { PublicCompany } from '../../../contract/company/company.ts';
import { fill } from '../../ui/picture/fill.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { useSite } from '../shell/site.tsx';

/** Photos of the company, each opening whole; none, no space for them. */
export function Photos({ company }: { company: PublicCompany }) {
  const { shop } = useSite().words;
  if (company.photos.length === 0) return null;
  return (
    <section aria-labelledby="photos">
      <h2 id="photos" className="mt-10 text-lg">
        {shop.photos}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {company.photos.map((src, i) => (
          <li key={src}>
            <a href={src} className="block overflow-hidden rounded-md border border-line">
              <Picture
                src={src}
                alt={fill(shop.photo, { number: String(i + 1), name: company.name })}
                width={640}
                height={480}
                sizes="(min-width: 1024px) 260px, (min-width: 640px) 30vw, 45vw"
                className="aspect-[4/3] w-full"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
