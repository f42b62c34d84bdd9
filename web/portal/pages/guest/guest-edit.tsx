import type { PortalPages } from '../../../../contract/pages.ts';
import { Layout } from '../../../storefront/frame/layout.tsx';
import { RequestForm } from '../../../storefront/request/request-form.tsx';
import { TermsSection } from '../../../storefront/request/terms-section.tsx';
import { WhatSection } from '../../../storefront/request/what-section.tsx';
import { WhoSection } from '../../../storefront/request/who-section.tsx';
import { useSite } from '../../../storefront/shell/site.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/link.tsx';

/** The form of a guest's own request. The script only fetches product types. */
export function GuestEditPage(props: PortalPages['guest-edit']) {
  const { form, token, inEffect } = props;
  const { words, to } = useSite();
  const { request } = words;
  const text = request.manage;
  return (
    <Layout action={null}>
      <div className="mx-auto max-w-[860px] py-10">
        <h1 className="text-xxl">{text.editTitle}</h1>
        <p className="mt-1 mb-6 text-ink-soft">{inEffect ? text.inEffect : text.waiting}</p>
        <RequestForm
          form={form}
          above={<input type="hidden" name="version" value={form.values.version ?? ''} />}
        >
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
        </RequestForm>
      </div>
    </Layout>
  );
}
