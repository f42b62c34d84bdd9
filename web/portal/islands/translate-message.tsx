import { useState } from 'react';
import type { EnquiryWords } from '../../../locales/en/deal/enquiry.ts';
import { call } from '../../client/call.ts';
import { translateGuestMessage } from '../../storefront/shell/routes.ts';

type Outcome = { text: string | null } | 'busy' | 'failed';

/** Has a message of the supplier translated; the original stays above. */
export function TranslateMessage({
  token,
  id,
  words,
}: {
  token: string;
  id: number;
  words: EnquiryWords['thread']['translation'];
}) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  async function ask() {
    setOutcome('busy');
    try {
      setOutcome(await call(translateGuestMessage, { params: { token, message: id } }));
    } catch {
      setOutcome('failed');
    }
  }
  const translation = typeof outcome === 'object' ? outcome : null;
  return (
    <div className="mt-3">
      {!translation && (
        <button
          type="button"
          className="text-sm text-jade hover:underline"
          disabled={outcome === 'busy'}
          onClick={() => void ask()}
        >
          {outcome === 'busy' ? words.translating : words.translate}
        </button>
      )}
      <div role="status">
        {translation?.text && (
          <div className="border-t border-line pt-3">
            <p className="text-xs text-ink-faint">{words.machine}</p>
            <p className="whitespace-pre-line">{translation.text}</p>
          </div>
        )}
        {translation?.text === null && <p className="text-sm text-ink-soft">{words.same}</p>}
        {outcome === 'failed' && <p className="text-sm text-danger">{words.failed}</p>}
      </div>
    </div>
  );
}
