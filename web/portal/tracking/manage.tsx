import type { DayRange, PortalPages } from '../../../contract/pages.ts';
import { useSite } from '../../storefront/shell/site.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { TextLink } from '../../ui/link.tsx';
import { fill } from '../../ui/picture/fill.ts';

type Props = PortalPages['guest-request'];

/** What a guest may do with the request: plain forms that post to the page's own address, so that no script is needed. */
export function Manage({ token, manage }: { token: string; manage: NonNullable<Props['manage']> }) {
  const { words, to } = useSite();
  const text = words.request.manage;
  const { actions, edit, extend, copy, refused, timeZone: zone } = manage;
  const problem = (action: string) => (refused?.action === action ? refused.sentence : '');
  return (
    <section className="mt-8 print:hidden rounded-lg border border-line bg-paper p-6 max-sm:p-4">
      <h2 className="mb-4 text-xl">{text.title}</h2>
      {edit && (
        <p className="mb-4 rounded-md bg-warning-tint px-4 py-3">
          {edit.waits ? text.editWaits : `${text.editRefused} ${edit.reason}`}
        </p>
      )}
      {problem('close') && (
        <p role="alert" className="mb-4 rounded-md bg-danger-tint px-4 py-3 text-danger">
          {problem('close')}
        </p>
      )}
      {actions.includes('edit') && (
        <p className="mb-5">
          <TextLink href={to(`/request/${token}/edit`)}>{text.edit}</TextLink>
        </p>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        {extend && (
          <DayForm
            action="extend"
            label={fill(text.extendTo, { zone })}
            button={text.extend}
            days={extend}
            problem={problem('extend')}
          />
        )}
        <DayForm
          action="copy"
          label={fill(text.repostTo, { zone })}
          button={text.repost}
          days={copy}
          problem={problem('copy')}
        />
      </div>
      {actions.includes('close') && (
        <noscript>
          <form method="post" className="mt-6">
            <Button type="submit" look="quiet" name="action" value="close">
              {text.closeNow}
            </Button>
          </form>
        </noscript>
      )}
    </section>
  );
}

function DayForm({
  action,
  label,
  button,
  days,
  problem,
}: {
  action: 'extend' | 'copy';
  label: string;
  button: string;
  days: DayRange;
  problem: string;
}) {
  return (
    <form method="post" className="space-y-3">
      <input type="hidden" name="action" value={action} />
      <TextField
        id={`request-${action}`}
        name="closingDate"
        label={label}
        required
        type="date"
        min={days.first}
        max={days.last}
        defaultValue={days.suggested}
        error={problem}
      />
      <Button type="submit" look="outline">
        {button}
      </Button>
    </form>
  );
}
