import type { ShopQualification } from '../../../../contract/company/shop.ts';
import { shownDate } from '../../../storefront/shell/names.ts';
import { useSite } from '../../../storefront/shell/site.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { fill } from '../../../ui/picture/fill.ts';
import { Picture } from '../../../ui/picture/picture.tsx';

/** Certificates with who issued them and how long they hold; one whose last day is over says so. */
export function Certificates({
  qualifications,
  titleLevel: Title = 'h3',
}: {
  qualifications: ShopQualification[];
  titleLevel?: 'h2' | 'h3';
}) {
  return (
    <div className="@container">
      <ul className="grid gap-4 @xl:grid-cols-2 @5xl:grid-cols-3">
        {qualifications.map((one) => (
          <li key={one.id} className="relative flex gap-4 rounded-lg border border-line bg-paper p-4">
            <Thumbnail of={one} />
            <div className="min-w-0 text-sm">
              <Title className="text-base leading-snug font-semibold tracking-normal">
                <CertificateLink of={one} />
              </Title>
              <Facts of={one} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CertificateLink({ of: { name, image, document } }: { of: ShopQualification }) {
  const { words } = useSite();
  const href = image ?? document ?? '';
  const hint = image ? words.shop.openImage : words.shop.openPdf;
  return (
    <a
      href={href}
      title={hint}
      className="after:absolute after:inset-0 after:rounded-lg hover:text-jade hover:underline"
    >
      {name}
    </a>
  );
}

function Thumbnail({ of: { image, name } }: { of: ShopQualification }) {
  const { words } = useSite();
  return (
    <div className="grid h-28 w-21 shrink-0 place-items-center overflow-hidden rounded-sm border border-line bg-mist text-ink-faint">
      {image ? (
        <Picture
          src={image}
          alt={fill(words.shop.certificatePicture, { name })}
          width={360}
          height={480}
          sizes="84px"
          className="size-full"
        />
      ) : (
        <Icon name="document" size={32} />
      )}
    </div>
  );
}

function Facts({ of: { number, issuer, issued, expires, expired } }: { of: ShopQualification }) {
  const { words, lang } = useSite();
  const { shop } = words;
  const until =
    expires === null
      ? shop.unlimited
      : fill(expired ? shop.expired : shop.validUntil, { date: shownDate(expires, lang) });
  return (
    <>
      <p className="mt-1 text-ink-soft">{fill(shop.issuedBy, { issuer })}</p>
      {number && <p className="text-ink-soft">{fill(words.proof.number, { number })}</p>}
      <p className="text-ink-soft">{fill(shop.validFrom, { date: shownDate(issued, lang) })}</p>
      <p
        className={`mt-1 inline-flex items-center gap-1 font-semibold ${expired ? 'text-warning' : 'text-success'}`}
      >
        <Icon name={expired ? 'clock' : 'check'} size={14} />
        {until}
      </p>
    </>
  );
}
