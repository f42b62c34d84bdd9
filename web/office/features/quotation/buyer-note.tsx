import { Button, Card, Input } from 'antd';
import { useState } from 'react';
import type { MemberQuotation } from '../../../../contract/deal/quotation.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useQuotationWords } from '../../words.ts';
import { decideQuotation } from './quotation.queries.ts';

const MAX = 1000;

/** What the buyer writes down about a quotation, for nobody else. */
export function BuyerNote({ quotation: { id, note: kept } }: { quotation: MemberQuotation }) {
  const words = useQuotationWords();
  const [note, setNote] = useState(kept ?? '');
  const keep = useAction(decideQuotation, { done: words.noteKept });
  return (
    <Card>
      <div className="stack quotation-note">
        <label htmlFor="quotation-note">
          {words.note} <span className="quiet">{words.noteHint}</span>
        </label>
        <Input.TextArea
          id="quotation-note"
          value={note}
          maxLength={MAX}
          autoSize={{ minRows: 2, maxRows: 8 }}
          onChange={(event) => setNote(event.target.value)}
        />
        <div>
          <Button
            disabled={note.trim() === (kept ?? '')}
            loading={keep.busy}
            onClick={() => keep.run({ params: { id }, body: { action: 'note', note } })}
          >
            {words.keepNote}
          </Button>
        </div>
      </div>
    </Card>
  );
}
