import type { PortalPages } from '../../../contract/pages.ts';
import { MAX_ADDRESS } from '../../../domain/email/email-address.ts';
import { REPORT_REASONS } from '../../../domain/report.ts';
import { Layout } from '../../storefront/frame/layout.tsx';
import { useSite } from '../../storefront/shell/site.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/link.tsx';
import { EmptyState } from '../../ui/list/empty-state.tsx';

type Props = PortalPages['report'];

/** Reporting a product, shop, request, quotation or message (decision 27). */
export function ReportPage(props: Props) {
  const { words, to } = useSite();
  const { report } = words;
  return (
    <Layout action={null}>
      <div className="mx-auto max-w-[720px] py-10 max-md:py-6">
        <h1 className="mb-6 text-xxl">{props.sent ? report.sentTitle : report.title}</h1>
        {props.sent ? (
          <Card className="p-8">
            <p className="mb-6">{report.sentText}</p>
            <ButtonLink href={to('/')}>{report.home}</ButtonLink>
          </Card>
        ) : props.thing ? (
          <ReportForm thing={props.thing} form={props.form} />
        ) : (
          <EmptyState icon="alert" title={report.missing} text={report.missingText}>
            <ButtonLink href={to('/')}>{report.home}</ButtonLink>
          </EmptyState>
        )}
      </div>
    </Layout>
  );
}

function ReportForm({ thing, form }: { thing: NonNullable<Props['thing']>; form: Props['form'] }) {
  const { words, to } = useSite();
  const { report, infringement } = words;
  const { values, errors, failure } = form;
  return (
    <Card className="p-8 max-md:p-5">
      <p className="text-ink-soft">{report.intro}</p>
      <p className="my-5 rounded-md bg-mist px-4 py-3 text-sm">
        <span className="text-ink-faint">{report.about}: </span>
        <span className="font-semibold">{thing.title}</span>
      </p>
      <form method="post" className="space-y-5">
        <fieldset aria-describedby={errors.reason && 'report-reason-error'}>
          <legend className="mb-2 text-sm font-semibold">{report.reason}</legend>
          {REPORT_REASONS.map((reason) => (
            <label key={reason} className="flex min-h-9 items-center gap-2.5">
              <input
                type="radio"
                name="reason"
                value={reason}
                required
                defaultChecked={values.reason === reason}
                className="size-4.5 accent-jade"
              />
              {report.reasons[reason]}
            </label>
          ))}
          {errors.reason && (
            <p id="report-reason-error" className="mt-1.5 text-sm text-danger">
              {errors.reason}
            </p>
          )}
        </fieldset>
        <TextArea
          id="report-note"
          name="note"
          label={report.note}
          maxLength={1000}
          hint={report.noteHint}
          defaultValue={values.note}
          error={errors.note}
        />
        <TextField
          id="report-email"
          name="email"
          inputMode="email"
          label={report.email}
          optional={report.optional}
          maxLength={MAX_ADDRESS}
          autoComplete="email"
          defaultValue={values.email}
          error={errors.email}
        />
        <Button type="submit" look="accent">
          <Icon name="send" size={18} />
          {report.send}
        </Button>
        <p className="text-sm">
          <TextLink href={to('/infringement')}>{infringement.link}</TextLink>
        </p>
        {failure && (
          <p role="alert" className="text-danger">
            {failure}
          </p>
        )}
      </form>
    </Card>
  );
}
