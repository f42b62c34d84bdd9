import type { ShopPages } from '../../../contract/pages.ts';
import { FactTable } from '../../storefront/fact-table.tsx';
import { foreignLanguage } from '../../storefront/foreign.ts';
import { Photos } from '../../storefront/photos.tsx';
import { SecondName } from '../../storefront/second-name.tsx';
import { useSite } from '../../storefront/site.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Banners } from '../banners.tsx';
import { Layout } from '../layout.tsx';
import { Side } from '../side.tsx';

export function About({ company, template }: ShopPages['about']) {
  const { words, lang, to } = useSite();
  const { shop, common } = words;
  const isVip = template === 'vip';
  return (
    <Layout company={company} template={template} lead={isVip && <Banners company={company} wide />}>
      <Breadcrumb
        label={common.breadcrumb}
        items={[{ name: shop.home, href: to('/') }, { name: shop.about }]}
      />
      <div
        className={`grid items-start gap-6 ${isVip ? 'lg:grid-cols-[1fr_300px]' : 'lg:grid-cols-[260px_1fr]'}`}
      >
        <article
          className={`rounded-lg border border-line bg-paper p-8 max-md:p-5 ${isVip ? '' : 'lg:order-last'}`}
        >
          <h1 className="text-xxl">
            {company.name}
            <SecondName company={company} className="mt-1 text-lg text-ink-soft" />
          </h1>
          <p
            lang={foreignLanguage(company.desc, lang)}
            className="mt-5 max-w-[78ch] leading-8 whitespace-pre-line"
          >
            {company.desc}
          </p>
          <h2 className="mt-10 text-lg">{shop.facts}</h2>
          <FactTable company={company} />
          <Photos company={company} />
        </article>
        <Side company={company} />
      </div>
    </Layout>
  );
}
