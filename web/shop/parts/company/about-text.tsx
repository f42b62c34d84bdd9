import type { PublicCompany } from '../../../../contract/company/company.ts';
import type { ShopQualification } from '../../../../contract/company/shop.ts';
import { useSite } from '../../../storefront/shell/site.tsx';
import { ChineseName } from '../../../storefront/supplier/chinese-name.tsx';
import { FactTable } from '../../../storefront/supplier/fact-table.tsx';
import { ProofList } from '../../../storefront/supplier/proof.tsx';
import { langAttribute } from '../../../storefront/text/lang-attribute.ts';
import { fill } from '../../../ui/picture/fill.ts';
import { PictureWall } from '../gallery.tsx';
import { Certificates } from './certificates.tsx';
import { VerifiedNote } from './proof.tsx';

/** Who the company is, in words, figures and pictures. */
export function AboutText({
  company,
  qualifications,
}: {
  company: PublicCompany;
  qualifications: ShopQualification[];
}) {
  const { words, lang } = useSite();
  const { shop, proof } = words;
  return (
    <>
      <h1 className="text-xxl">
        {fill(shop.aboutName, { name: company.name })}
        <ChineseName company={company} className="mt-1 text-lg text-ink-soft" />
      </h1>
      <VerifiedNote company={company} className="mt-2" />
      <p lang={langAttribute(company.desc, lang)} className="mt-5 max-w-[78ch] leading-8 whitespace-pre-line">
        {company.desc}
      </p>
      <h2 className="mt-10 mb-4 text-lg">{proof.title}</h2>
      <ProofList company={company} />
      <h2 className="mt-10 text-lg">{shop.facts}</h2>
      <FactTable company={company} besideProof />
      {qualifications.length > 0 && (
        <>
          <h2 className="mt-10 mb-4 text-lg">{shop.certificates}</h2>
          <Certificates qualifications={qualifications} />
        </>
      )}
      {company.photos.length > 0 && (
        <>
          <h2 className="mt-10 mb-4 text-lg">{shop.photos}</h2>
          <PictureWall
            name={company.name}
            pictures={company.photos.map((image) => ({ image, caption: '' }))}
          />
        </>
      )}
    </>
  );
}
