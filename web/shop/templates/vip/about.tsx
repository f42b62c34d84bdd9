import type { ShopPages } from '../../../../contract/pages.ts';
import { useSite } from '../../../storefront/shell/site.tsx';
import { ChineseName } from '../../../storefront/supplier/chinese-name.tsx';
import { FactTable } from '../../../storefront/supplier/fact-table.tsx';
import { ProofList } from '../../../storefront/supplier/proof.tsx';
import { langAttribute } from '../../../storefront/text/lang-attribute.ts';
import { Breadcrumb } from '../../../ui/menu/breadcrumb.tsx';
import { fill } from '../../../ui/picture/fill.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Layout } from '../../layout.tsx';
import { Certificates } from '../../parts/company/certificates.tsx';
import { FigureBar, ProofCard, VerifiedNote } from '../../parts/company/proof.tsx';
import { QuickContact } from '../../parts/company/quick-contact.tsx';
import { PictureWall } from '../../parts/gallery.tsx';
import { Band } from './band.tsx';

export function About({ qualifications, ...shop }: ShopPages['about']) {
  const { words } = useSite();
  const { company } = shop;
  const photos = company.photos.map((image) => ({ image, caption: '' }));
  return (
    <Layout
      shop={shop}
      lead={
        <>
          <Opening shop={shop} />
          <Band id="facts" title={words.shop.facts} white>
            <div className="grid items-start gap-8 lg:grid-cols-[1fr_320px]">
              <div className="-mt-6">
                <FactTable company={company} besideProof />
              </div>
              <div className="space-y-6">
                <ProofCard>
                  <ProofList company={company} />
                </ProofCard>
                <QuickContact company={company} />
              </div>
            </div>
          </Band>
          {qualifications.length > 0 && (
            <Band id="certificates" title={words.shop.certificates} white={false}>
              <Certificates qualifications={qualifications} />
            </Band>
          )}
          {photos.length > 0 && (
            <Band id="photos" title={words.shop.photos} white={qualifications.length > 0}>
              <PictureWall name={company.name} pictures={photos} wide />
            </Band>
          )}
        </>
      }
    >
      {null}
    </Layout>
  );
}

/** Name and text beside the first picture of the factory, with the figures below. */
function Opening({ shop }: { shop: Omit<ShopPages['about'], 'qualifications'> }) {
  const { words, lang, to } = useSite();
  const { company } = shop;
  const [photo] = company.photos;
  const [banner] = company.banners;
  const picture = photo ?? banner;
  return (
    <div className="mx-auto max-w-page px-6 pb-12 max-md:px-4 max-md:pb-8">
      <Breadcrumb
        label={words.common.breadcrumb}
        items={[{ name: words.shop.home, href: to('/') }, { name: words.shop.about }]}
      />
      <div className={`grid items-center gap-10 max-md:gap-6 ${picture ? 'md:grid-cols-2' : ''}`}>
        <div>
          <h1 className="text-xxl">
            {fill(words.shop.aboutName, { name: company.name })}
            <ChineseName company={company} className="mt-1 text-lg text-ink-soft" />
          </h1>
          <VerifiedNote company={company} className="mt-2" />
          <p
            lang={langAttribute(company.desc, lang)}
            className="mt-5 max-w-[70ch] leading-8 whitespace-pre-line"
          >
            {company.desc}
          </p>
        </div>
        {picture && (
          <Picture
            src={picture}
            alt=""
            width={960}
            height={720}
            sizes="(min-width: 1280px) 600px, (min-width: 768px) 48vw, 95vw"
            main
            // a banner is wide and low
            className={`w-full rounded-lg ${photo ? 'aspect-[4/3]' : 'aspect-[5/2]'}`}
          />
        )}
      </div>
      <div className="mt-8">
        <FigureBar shop={shop} />
      </div>
    </div>
  );
}
