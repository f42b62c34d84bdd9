import { readKept } from '../../../../contract/deal/purchase-form.ts';
import type { PortalPages } from '../../../../contract/pages.ts';
import { CAPACITIES, MAX_PROOFS, RIGHTS } from '../../../../domain/decision/infringement.ts';
import { MAX_ADDRESS } from '../../../../domain/email/email-address.ts';
import { attachmentWords } from '../../../storefront/form/attachment-words.ts';
import { Layout } from '../../../storefront/frame/layout.tsx';
import FileFields from '../../../storefront/islands/file-fields.tsx';
import { useSite } from '../../../storefront/shell/site.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Select, TextArea, TextField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Island } from '../../../ui/island.tsx';

type Props = PortalPages['infringement'];

/** The form for owners of rights (decision 37). */
export function InfringementPage({ form, sent }: Props) {
  const { words, to } = useSite();
  const { infringement } = words;
  return (
    <Layout action={null}>
      <div className="mx-auto max-w-[820px] py-10 max-md:py-6">
        <h1 className="mb-6 text-xxl">{sent ? infringement.sentTitle : infringement.title}</h1>
        {sent ? (
          <Card className="p-8 max-md:p-5">
            <p className="mb-6">{infringement.sentText}</p>
            <ButtonLink href={to('/')}>{infringement.home}</ButtonLink>
          </Card>
        ) : (
          <NoticeForm form={form} />
        )}
      </div>
    </Layout>
  );
}

const PAIR = 'grid gap-5 md:grid-cols-2';
const GROUP = 'mb-4 text-lg font-semibold';

function NoticeForm({ form: { values, errors, failure } }: Pick<Props, 'form'>) {
  const { infringement: text, enquiry } = useSite().words;
  const field = (name: keyof typeof text.fields, most: number) => ({
    id: `infringement-${name}`,
    name,
    label: text.fields[name],
    maxLength: most,
    defaultValue: values[name],
    error: errors[name],
  });
  const kept = (values.kept ?? '').split('\n').flatMap((value) => readKept(value) ?? []);
  return (
    <Card className="p-8 max-md:p-5">
      <p className="text-ink-soft">{text.intro}</p>
      <form method="post" encType="multipart/form-data" className="mt-7 space-y-9">
        <section>
          <h2 className={GROUP}>{text.who}</h2>
          <div className={PAIR}>
            <TextField {...field('name', 50)} required autoComplete="name" />
            <TextField {...field('company', 100)} optional={text.optional} autoComplete="organization" />
            <TextField {...field('email', MAX_ADDRESS)} required inputMode="email" autoComplete="email" />
            <TextField {...field('telephone', 40)} required inputMode="tel" autoComplete="tel" />
            <TextField
              {...field('address', 200)}
              required
              autoComplete="street-address"
              className="md:col-span-2"
            />
          </div>
          <p className="mt-3 text-sm text-ink-faint">{text.hints.seller}</p>
        </section>
        <section>
          <h2 className={GROUP}>{text.right}</h2>
          <div className={PAIR}>
            <Choice
              name="capacity"
              label={text.fields.capacity}
              options={CAPACITIES.map((value) => [value, text.capacities[value]] as const)}
              values={values}
              errors={errors}
            />
            <Choice
              name="right"
              label={text.fields.right}
              options={RIGHTS.map((value) => [value, text.rights[value]] as const)}
              values={values}
              errors={errors}
            />
            <TextField {...field('number', 60)} hint={text.hints.number} />
            <TextField {...field('office', 60)} />
            <TextArea {...field('covers', 500)} required hint={text.hints.covers} className="md:col-span-2" />
          </div>
        </section>
        <section className="space-y-5">
          <h2 className={GROUP}>{text.what}</h2>
          <TextArea {...field('items', 4000)} required hint={text.hints.items} />
          <TextArea {...field('explanation', 2000)} required />
          <Island
            name="file-fields"
            of={FileFields}
            props={{
              id: 'infringement-files',
              most: MAX_PROOFS,
              kept,
              error: errors.files ?? '',
              asGuest: true,
              words: {
                ...attachmentWords(enquiry),
                attachments: text.files,
                attachmentsHint: text.hints.files,
              },
            }}
          />
        </section>
        <section className="space-y-3">
          <h2 className={GROUP}>{text.declarations}</h2>
          <Declaration name="goodFaith" label={text.goodFaith} values={values} errors={errors} />
          <Declaration name="accuracy" label={text.accuracy} values={values} errors={errors} />
        </section>
        <Button type="submit" look="accent">
          <Icon name="send" size={18} />
          {text.send}
        </Button>
        {failure && (
          <p role="alert" className="text-danger">
            {failure}
          </p>
        )}
      </form>
    </Card>
  );
}

type Part = Pick<Props['form'], 'values' | 'errors'> & { name: string; label: string };

function Choice({
  name,
  label,
  options,
  values,
  errors,
}: Part & { options: readonly (readonly [string, string])[] }) {
  const { choose } = useSite().words.infringement;
  return (
    <Select
      id={`infringement-${name}`}
      name={name}
      label={label}
      required
      choose={choose}
      options={options}
      defaultValue={values[name] ?? ''}
      error={errors[name]}
    />
  );
}

function Declaration({ name, label, values, errors }: Part) {
  const id = `infringement-${name}`;
  return (
    <div>
      <label htmlFor={id} className="flex items-start gap-2.5">
        <input
          id={id}
          type="checkbox"
          name={name}
          required
          defaultChecked={values[name] !== undefined}
          aria-describedby={errors[name] && `${id}-error`}
          className="mt-1 size-4.5 shrink-0 accent-jade"
        />
        {label}
      </label>
      {errors[name] && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-danger">
          {errors[name]}
        </p>
      )}
    </div>
  );
}
