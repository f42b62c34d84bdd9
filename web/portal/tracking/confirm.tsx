import { useEffect, useRef, useState } from 'react';
import { Button, type ButtonLook } from '../../ui/button.tsx';

/** A button that asks before it acts, in its own place. */
export function Confirm({
  label,
  question,
  yes,
  cancel,
  look = 'outline',
  busy,
  onYes,
}: {
  label: string;
  question: string;
  yes: string;
  cancel: string;
  look?: NonNullable<ButtonLook['look']>;
  busy: boolean;
  onYes(): void;
}) {
  const [asked, setAsked] = useState(false);
  const wasAsked = useRef(false);
  const panel = useRef<HTMLFieldSetElement>(null);
  const opener = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // the focus follows the question, and comes back when it is taken back
    if (asked) panel.current?.focus();
    else if (wasAsked.current) opener.current?.querySelector('button')?.focus();
    wasAsked.current = asked;
  }, [asked]);
  if (!asked)
    return (
      <span ref={opener}>
        <Button look={look} size="sm" disabled={busy} onClick={() => setAsked(true)}>
          {label}
        </Button>
      </span>
    );
  return (
    <fieldset
      ref={panel}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && setAsked(false)}
      className="max-w-80 basis-full rounded-md bg-warning-tint p-3 text-sm"
    >
      <legend className="float-left mb-2">{question}</legend>
      <div className="clear-both flex flex-wrap gap-2">
        <Button size="sm" disabled={busy} onClick={onYes}>
          {yes}
        </Button>
        <Button size="sm" look="quiet" disabled={busy} onClick={() => setAsked(false)}>
          {cancel}
        </Button>
      </div>
    </fieldset>
  );
}
