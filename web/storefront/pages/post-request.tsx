import type { PortalPages } from '../../../contract/pages.ts';
import { problemSentence } from '../../../locales/problems.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Layout } from '../frame/layout.tsx';
import { AboutProduct } from '../request/about-product.tsx';
import { HowItWorks } from '../request/how.tsx';
import { TermsSection } from '../request/terms-section.tsx';
import { WhatSection } from '../request/what-section.tsx';
import { WhoSection } from '../request/who-section.tsx';
import { useSite } from '../shell/site.tsx';

/** Spec P2.12. A plain form that posts to its own address; behaviours/post-request.ts sends it by the API. */
export function PostRequest(props: PortalPages['post-request']) {
  const { form, product } = props;
  const { words, lang, to } = useSite();
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
        <form
          method="post"
          encType="multipart/form-data"
          data-behaviour="post-request"
          data-lang={lang}
          data-success={to('/post-sourcing-request-success')}
          data-words={JSON.stringify({
            choose: request.choose,
            sending: request.sending,
            signedInAs: request.signedInAs,
            required: problemSentence('required', lang),
            checkFields: words.enquiry.checkFields,
          })}
          className="space-y-5"
        >
          {product && <AboutProduct product={product} />}
          {product && <input type="hidden" name="product" value={product.id} />}
          <p
            role="alert"
            data-failure=""
            tabIndex={-1}
            className="rounded-md bg-danger-tint px-4 py-3 text-danger empty:hidden"
          >
            {form.failure || Object.values(form.errors)[0]}
          </p>
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
        </form>
        <div className="space-y-4 lg:sticky lg:top-6">
          <HowItWorks />
        </div>
      </div>
    </Layout>
  );
}
