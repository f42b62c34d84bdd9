import type { PortalPages } from '../../../contract/pages.ts';
import { problemSentence } from '../../../locales/problems.ts';
import { Layout } from '../../storefront/frame/layout.tsx';
import { TermsSection } from '../../storefront/request/terms-section.tsx';
import { WhatSection } from '../../storefront/request/what-section.tsx';
import { WhoSection } from '../../storefront/request/who-section.tsx';
import { useSite } from '../../storefront/shell/site.tsx';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/link.tsx';

/** The form of a guest's own request. It posts to its own address; the script only fetches product types. */
export function GuestEditPage(props: PortalPages['guest-edit']) {
  const { form, token, inEffect } = props;
  const { words, lang, to } = useSite();
  const { request } = words;
  const text = request.manage;
  return (
    <Layout action={null}>
      <div className="mx-auto max-w-[860px] py-10">
        <h1 className="text-xxl">{text.editTitle}</h1>
        <p className="mt-1 mb-6 text-ink-soft">{inEffect ? text.inEffect : text.waiting}</p>
        <form
          method="post"
          encType="multipart/form-data"
          data-behaviour="post-request"
          data-native=""
          data-lang={lang}
          data-words={JSON.stringify({
            choose: request.choose,
            sending: request.sending,
            signedInAs: request.signedInAs,
            required: problemSentence('required', lang),
            checkFields: words.enquiry.checkFields,
          })}
          className="space-y-5"
        >
          <input type="hidden" name="version" value={form.values.version ?? ''} />
          <p
            role="alert"
            data-failure=""
            className="rounded-md bg-danger-tint px-4 py-3 text-danger empty:hidden"
          >
            {form.failure || Object.values(form.errors)[0]}
          </p>
          <p className="text-sm text-ink-faint">{request.required}</p>
          <WhatSection {...props} asGuest />
          <TermsSection {...props} />
          <WhoSection form={form} withEmail={false} />
          <div className="flex flex-wrap items-center gap-5">
            <Button type="submit" look="accent" size="lg">
              {text.save}
            </Button>
            <TextLink href={to(`/request/${token}`)}>{text.back}</TextLink>
          </div>
        </form>
      </div>
    </Layout>
  );
}
