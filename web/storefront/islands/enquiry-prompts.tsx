import type { RefObject } from 'react';
import { Icon } from '../../ui/icon.tsx';

/**
 * What suppliers would ask back about. A press begins a line of the message with it; without script they are there to
 * be read.
 */
export function EnquiryPrompts({
  names,
  title,
  form,
}: {
  names: readonly string[];
  title: string;
  form: RefObject<HTMLFormElement | null>;
}) {
  function begin(name: string) {
    const field = form.current?.elements.namedItem('message');
    if (!(field instanceof HTMLTextAreaElement)) return;
    const text = field.value.trimEnd();
    const line = `${name}: `;
    const next = `${text}${text && '\n'}${line}`;
    if (next.length > field.maxLength) return;
    field.value = next;
    field.focus();
    field.setSelectionRange(next.length, next.length);
  }
  return (
    <div className="-mt-2 sm:col-span-6">
      <p className="mb-2 text-sm text-ink-soft">{title}</p>
      <ul className="flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => begin(name)}
              className="flex min-h-8 items-center gap-1.5 rounded-full border border-line-strong bg-paper px-3 text-sm hover:border-jade hover:text-jade"
            >
              <Icon name="plus" size={13} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
