import { useEffect, useRef } from 'react';
import type { LeadWords } from '../../../locales/en/deal/lead.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** In the place of the form. Takes the focus, so that it is read out. */
export function QuoteSent({ words, office }: { words: LeadWords['quote']; office: string }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} role="status" className="rounded-lg bg-success-tint p-8 text-center">
      <span className="mx-auto mb-4 grid size-14 place-items-center rounded-full bg-success text-paper">
        <Icon name="check" size={28} />
      </span>
      <p className="text-lg font-semibold">{words.sentTitle}</p>
      <p className="mx-auto mt-2 mb-6 max-w-[52ch]">{words.sentText}</p>
      <ButtonLink href={office} look="outline">
        {words.toOffice}
      </ButtonLink>
    </div>
  );
}
