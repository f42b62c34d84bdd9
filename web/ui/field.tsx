import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { classNames } from './styles/class-names.ts';

const BOX =
  'w-full rounded-md border bg-paper px-3 text-base text-ink placeholder:text-ink-faint hover:border-jade aria-invalid:border-danger border-line-strong';

interface FieldProps {
  id: string;
  label: string;
  required?: boolean;
  /** Said after the label of a field that may stay empty. */
  optional?: string;
  hint?: string;
  error?: string | undefined;
  className?: string;
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

export function TextField({
  id,
  label,
  optional,
  hint,
  error,
  className,
  ...rest
}: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const field = { id, label, optional, hint, error, className, required: rest.required } as FieldProps;
  return (
    <Field {...field}>
      <input
        id={id}
        className={classNames(BOX, 'h-11')}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field)}
        {...rest}
      />
    </Field>
  );
}

export function TextArea({
  id,
  label,
  optional,
  hint,
  error,
  className,
  ...rest
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const field = { id, label, optional, hint, error, className, required: rest.required } as FieldProps;
  return (
    <Field {...field}>
      <textarea
        id={id}
        className={classNames(BOX, 'min-h-36 resize-y py-2.5')}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field)}
        {...rest}
      />
    </Field>
  );
}

export function Select({
  id,
  label,
  optional,
  hint,
  error,
  className,
  children,
  ...rest
}: FieldProps & SelectHTMLAttributes<HTMLSelectElement>) {
  const field = { id, label, optional, hint, error, className, required: rest.required } as FieldProps;
  return (
    <Field {...field}>
      <select
        id={id}
        className={classNames(BOX, 'h-11')}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field)}
        {...rest}
      >
        {children}
      </select>
    </Field>
  );
}
