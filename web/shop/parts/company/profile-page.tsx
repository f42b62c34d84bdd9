import type { ReactNode } from 'react';
import type { ShopFrame } from '../../../../contract/pages.ts';
import { useSite } from '../../../storefront/shell/site.tsx';
import { Breadcrumb, type BreadcrumbItem } from '../../../ui/menu/breadcrumb.tsx';
import { Layout } from '../../layout.tsx';
import { Side } from './side.tsx';

/** A page under Company Profile: the content, and the Quick Contact box beside it. */
export function ProfilePage({
  shop,
  crumbs,
  children,
}: {
  shop: ShopFrame;
  crumbs: BreadcrumbItem[];
  children: ReactNode;
}) {
  const { words, to } = useSite();
  return (
    <Layout shop={shop}>
      <Breadcrumb
        label={words.common.breadcrumb}
        items={[{ name: words.shop.home, href: to('/') }, ...crumbs]}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_300px]">
        <div className="min-w-0">{children}</div>
        <div className="lg:sticky lg:top-6">
          <Side company={shop.company} />
        </div>
      </div>
    </Layout>
  );
}
