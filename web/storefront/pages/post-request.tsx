import type { PortalPages } from '../../../contract/pages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Breadcrumb } from '../../ui/menu/breadcrumb.tsx';
import { Layout } from '../frame/layout.tsx';
import { AboutProduct } from '../request/about-product.tsx';
import { HowItWorks } from '../request/how.tsx';
import { RequestForm } from '../request/request-form.tsx';
import { TermsSection } from '../request/terms-section.tsx';
import { WhatSection } from '../request/what-section.tsx';
import { WhoSection } from '../request/who-section.tsx';
import { useSite } from '../shell/site.tsx';

/** Spec P2.12. A plain form; with script behaviours/post-request.ts sends it by the API. */
export function PostRequest(props: PortalPages['post-request']) {
  const { form, product } = props;
  const { words, to } = useSite();
  const { common, request } = words;
  return (
    <Layout action={null}>
      <Breadcrumb
        label={common.breadcrumb}
        items={[{ name: common.home, href: to('/') }, { name: request.title }]}
      />
      <div className="mb-6 max-w-[70ch]">
        <h1 className="text-xxl">{request.title}</h1>
        <p className="mt-1 text-ink-soft">{request.intro}</p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <RequestForm
          form={form}
          success={to('/post-sourcing-request-success')}
          above={
            product && (
              <>
                <AboutProduct product={product} />
                <input type="hidden" name="product" value={product.id} />
              </>
            )
          }
        >
          <p role="status" data-restored="" hidden className="rounded-md bg-jade-tint px-4 py-3">
            {request.restored}{' '}
            <button type="button" data-reset="" className="font-semibold text-jade underline">
              {request.startAgain}
            </button>
          </p>
          <p className="text-sm text-ink-faint">{request.required}</p>
          <WhatSection {...props} />
          <TermsSection {...props} />
          <WhoSection form={form} />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button type="submit" look="accent" size="lg">
              <Icon name="send" size={18} />
              <span data-label="">{request.send}</span>
            </Button>
            <p className="max-w-[52ch] text-sm text-ink-faint">
              <span data-member="" /> {request.privacy}
            </p>
          </div>
        </RequestForm>
        <div className="space-y-4 lg:sticky lg:top-6">
          <HowItWorks />
        </div>
      </div>
    </Layout>
  );
}
