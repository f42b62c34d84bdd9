import type { ShopPages } from '../../../../contract/pages.ts';
import { useSite } from '../../../storefront/shell/site.tsx';
import { AboutText } from '../../parts/company/about-text.tsx';
import { ProfilePage } from '../../parts/company/profile-page.tsx';

export function About({ qualifications, ...shop }: ShopPages['about']) {
  const { words } = useSite();
  return (
    <ProfilePage shop={shop} crumbs={[{ name: words.shop.about }]}>
      <article className="rounded-lg border border-line bg-paper p-8 max-md:p-5">
        <AboutText company={shop.company} qualifications={qualifications} />
      </article>
    </ProfilePage>
  );
}
