import { useSite } from '../../storefront/shell/site.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { Picture } from '../../ui/picture/picture.tsx';

/** Pictures of the company, each opening whole; as wide as the page they stand in full rows, if need be with the first one large. */
export function PictureWall({
  name,
  pictures,
  wide = false,
}: {
  name: string;
  pictures: { image: string; caption: string }[];
  wide?: boolean;
}) {
  const { shop } = useSite().words;
  const large = wide && pictures.length > 1 && pictures.length % 4 === 1;
  const four = wide && (large || pictures.length % 3 !== 0);
  return (
    <ul className={`grid grid-cols-2 gap-3 md:grid-cols-3 ${four ? 'lg:grid-cols-4' : ''}`}>
      {pictures.map(({ image, caption }, i) => (
        <li key={image} className={large && i === 0 ? 'col-span-2 row-span-2' : ''}>
          <a
            href={image}
            className="group relative block h-full overflow-hidden rounded-lg border border-line bg-porcelain"
          >
            <Picture
              src={image}
              alt={caption ? '' : fill(shop.photo, { number: String(i + 1), name })}
              width={640}
              height={480}
              sizes={large && i === 0 ? '(min-width: 1024px) 600px, 95vw' : '(min-width: 1024px) 400px, 47vw'}
              className="aspect-[4/3] size-full zooms"
            />
            {caption && (
              <span className="absolute inset-x-0 bottom-0 bg-ink/80 px-3 py-1.5 text-sm text-paper">
                {caption}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
