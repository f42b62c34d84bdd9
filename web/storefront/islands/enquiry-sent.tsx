import { useEffect, useRef } from 'react';
import type { EnquiryWords } from '../../../locales/en/enquiry.ts';
import { Button } from '../../ui/button.tsx';
import { fill } from '../../ui/fill.ts';
import { Icon } from '../../ui/icon.tsx';

/** In the place of the form once the enquiry is sent: what happens next. Takes the focus, so that it is read out. */
export function EnquirySent({
  email,
  isMember,
  words,
  onAnother,
}: {
  email: string;
  isMember: boolean;
  words: EnquiryWords;
  onAnother(): void;
}) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} role="status" className="rounded-lg bg-success-tint p-8 text-center">
      <span className="mx-auto mb-4 grid size-14 place-items-center rounded-full bg-success text-paper">
        <Icon name="check" size={28} />
      </span>
      <p className="text-lg font-semibold">{words.sentTitle}</p>
      <p className="mx-auto mt-2 mb-6 max-w-[52ch]">
        {isMember ? words.sentMember : fill(words.sentText, { email })}
      </p>
      <Button look="outline" onClick={onAnother}>
        {words.another}
      </Button>
    </div>
  );
}
