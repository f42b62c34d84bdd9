import type { ShopPages } from '../../../../contract/pages.ts';
import { EnquirySection } from '../../../storefront/contact/enquiry-section.tsx';
import { useSite } from '../../../storefront/shell/site.tsx';
import { Breadcrumb } from '../../../ui/menu/breadcrumb.tsx';
import { Layout } from '../../layout.tsx';
import { ContactDetails } from '../../parts/company/contact-details.tsx';

export function Contact({ product, ...shop }: ShopPages['contact']) {
  const { words, to } = useSite();
  return (
    <Layout shop={shop}>
      <Breadcrumb
        label={words.common.breadcrumb}
        items={[{ name: words.shop.home, href: to('/') }, { name: words.shop.contactUs }]}
      />
      <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-[380px_1fr]">
        <ContactDetails company={shop.company} />
        <EnquirySection company={shop.company} {...(product && { product })} />
      </div>
    </Layout>
  );
}
