import { useEffect, useRef } from 'react';
import type { EnquiryFormWords } from '../../../locales/en/deal/enquiry.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { fill } from '../../ui/picture/fill.ts';

/** In the place of the form once the enquiry is sent: what happens next. Takes the focus, so that it is read out. */
export function EnquirySent({
  email,
  confirm,
  held,
  gone,
  words,
  onAnother,
}: {
  email: string;
  /** The address must be confirmed before the supplier gets it. */
  confirm: boolean;
  /** A reviewer looks at it before the supplier gets it. */
  held: boolean;
  /** The product is no longer offered: it goes to its supplier. */
  gone: boolean;
  words: EnquiryFormWords;
  onAnother(): void;
}) {
  const [title, text] = confirm
    ? [words.confirmTitle, fill(words.confirmText, { email })]
    : held
      ? [words.heldTitle, words.heldText]
      : [words.sentTitle, words.sentMember];
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} role="status" className="rounded-lg bg-success-tint p-8 text-center">
      <span className="mx-auto mb-4 grid size-14 place-items-center rounded-full bg-success text-paper">
        <Icon name={confirm ? 'mail' : 'check'} size={28} />
      </span>
      <p className="text-lg font-semibold">{title}</p>
      <p className="mx-auto mt-2 max-w-[52ch]">{text}</p>
      {gone && <p className="mx-auto mt-2 max-w-[52ch]">{words.sentGone}</p>}
      <Button look="outline" onClick={onAnother} className="mt-6">
        {words.another}
      </Button>
    </div>
  );
}
