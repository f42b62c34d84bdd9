import type { ShopPages } from '../../../contract/pages.ts';
import { useSite } from '../../storefront/shell/site.tsx';
import { EmptyState } from '../../ui/list/empty-state.tsx';
import { Certificates } from '../parts/company/certificates.tsx';
import { ProfilePage } from '../parts/company/profile-page.tsx';

/** The certificates of the company, those that hold first. */
export function Qualification({ qualifications, ...shop }: ShopPages['qualification']) {
  const { words } = useSite();
  const { certificates, certificatesNote, noCertificates } = words.shop;
  return (
    <ProfilePage shop={shop} crumbs={[{ name: certificates }]}>
      <h1 className="text-xxl">{certificates}</h1>
      {qualifications.length === 0 ? (
        <div className="mt-5">
          <EmptyState icon="document" title={noCertificates} />
        </div>
      ) : (
        <>
          <p className="mt-1 mb-5 text-ink-soft">{certificatesNote}</p>
          <Certificates qualifications={qualifications} titleLevel="h2" />
        </>
      )}
    </ProfilePage>
  );
}
