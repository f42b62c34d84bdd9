import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { classNames } from './styles/class-names.ts';

const BOX =
  'w-full rounded-md border bg-paper px-3 text-base text-ink placeholder:text-ink-faint hover:border-jade aria-invalid:border-danger border-line-strong';

interface FieldProps {
  id: string;
  label: string;
  required?: boolean | undefined;
  /** Said after the label of a field that may stay empty. */
  optional?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
}

export const describedBy = ({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;

export function Field({
  id,
  label,
  required,
  optional,
  hint,
  error,
  className,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={classNames('flex flex-col', className)}>
      <label htmlFor={id} className="mb-1.5 text-sm font-semibold">
        {label}
        {required && (
          <span aria-hidden="true" className="ml-0.5 text-cinnabar">
            *
          </span>
        )}
        {optional && <span className="ml-1.5 font-normal text-ink-faint">{optional}</span>}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  );
}

/** What an input is given and what stands around it. */
function parts<Props extends FieldProps>(
  { id, label, optional, hint, error, className, ...rest }: Props,
  look: string,
) {
  const field = { id, label, optional, hint, error, className, required: rest.required } as FieldProps;
  const input = {
    id,
    className: classNames(BOX, look),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(field),
    ...rest,
  };
  return { field, input };
}

export function TextField(props: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const { field, input } = parts(props, 'h-11');
  return (
    <Field {...field}>
      <input {...input} />
    </Field>
  );
}

export function TextArea(props: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { field, input } = parts(props, 'min-h-36 resize-y py-2.5');
  return (
    <Field {...field}>
      <textarea {...input} />
    </Field>
  );
}

type SelectProps = FieldProps &
  SelectHTMLAttributes<HTMLSelectElement> & {
    /** Said while nothing is chosen. */
    choose?: string | false;
    /** Value and name of each; groups are children. */
    options?: readonly (readonly [value: string | number, name: string])[];
  };

export function Select({ choose, options = [], children, ...props }: SelectProps) {
  const { field, input } = parts(props, 'h-11');
  return (
    <Field {...field}>
      <select {...input}>
        {choose && <option value="">{choose}</option>}
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
        {children}
      </select>
    </Field>
  );
}
