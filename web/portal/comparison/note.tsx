import { useState } from 'react';
import type { OwnQuotation } from '../../../contract/deal/quotation.ts';
import { Button } from '../../ui/button.tsx';
import type { Decide } from './decision.tsx';
import type { ComparisonWords } from './rows.tsx';

/** What the buyer writes down about a quotation, for nobody else. */
export function Note({
  quotation,
  words: { comparison: words },
  busy,
  decide,
}: {
  quotation: OwnQuotation;
  words: ComparisonWords;
  busy: boolean;
  decide: Decide;
}) {
  const [note, setNote] = useState(quotation.note);
  return (
    <div className="space-y-2">
      <textarea
        aria-label={`${words.note}: ${quotation.company.name}`}
        placeholder={words.noteHint}
        value={note}
        maxLength={1000}
        rows={2}
        onChange={(event) => setNote(event.currentTarget.value)}
        className="w-full resize-y rounded-md border border-line bg-paper px-2.5 py-1.5 text-sm hover:border-jade print:hidden"
      />
      <p className="hidden whitespace-pre-line print:block">{note}</p>
      {note.trim() !== quotation.note && (
        <Button
          size="sm"
          look="outline"
          disabled={busy}
          onClick={() => void decide(quotation, { action: 'note', note })}
        >
          {words.keep}
        </Button>
      )}
    </div>
  );
}
