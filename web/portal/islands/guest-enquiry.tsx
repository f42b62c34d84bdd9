import { useCallback, useEffect, useState } from 'react';
import type { guestThread } from '../../../contract/deal/enquiry.ts';
import type { Language } from '../../../contract/schema/error.ts';
import type { EnquiryWords } from '../../../locales/en/deal/enquiry.ts';
import { type CallError, call } from '../../client/call.ts';
import { type Attachment, Attachments } from '../../storefront/form/attachments.tsx';
import { claimEnquiry, guestEnquiry, guestReply } from '../../storefront/shell/routes.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { EmptyState } from '../../ui/list/empty-state.tsx';
import { Claim } from '../tracking/claim.tsx';
import { GuestThread } from './thread.tsx';

type Enquiry = import('zod').output<typeof guestThread>;
const CLOSED = 4;

export interface GuestEnquiryProps {
  token: string;
  lang: Language;
  words: EnquiryWords;
  report: string;
}

export default function GuestEnquiry({ token, lang, words, report }: GuestEnquiryProps) {
  const t = words.thread;
  const [thread, setThread] = useState<Enquiry | null>(null);
  const [failure, setFailure] = useState<CallError | null>(null);
  const load = useCallback(async () => {
    setFailure(null);
    try {
      setThread(await call(guestEnquiry, { params: { token } }));
    } catch (error) {
      setFailure(error as CallError);
    }
  }, [token]);
  useEffect(() => void load(), [load]);

  if (failure && (failure.status === 404 || failure.status === 422 || failure.status === 400))
    return <EmptyState icon="mail" title={t.missing} text={t.missingText} />;
  if (failure)
    return (
      <EmptyState icon="alert" title={t.failed} text={failure.message}>
        <Button onClick={() => void load()}>{t.retry}</Button>
      </EmptyState>
    );
  if (!thread) return <p role="status">{t.loading}</p>;
  return (
    <>
      {thread.delivery !== 'delivered' && (
        <p role="status" className="mb-6 rounded-md bg-warning-tint px-4 py-3">
          {t[thread.delivery]}
        </p>
      )}
      <GuestThread thread={thread} token={token} lang={lang} words={words} report={report} />
      {thread.delivery === 'delivered' && thread.status === CLOSED && (
        <p className="mt-6 text-ink-soft">{t.closed}</p>
      )}
      <Claim
        words={t.claim}
        claim={async () => `/inquiries/${(await call(claimEnquiry, { body: { token } })).id}`}
      />
      {thread.delivery !== 'refused' && <ReplyForm token={token} words={words} onSent={load} />}
    </>
  );
}

function ReplyForm({
  token,
  words,
  onSent,
}: {
  token: string;
  words: EnquiryWords;
  onSent(): Promise<void>;
}) {
  const t = words.thread;
  const [message, setMessage] = useState('');
  const [files, setFiles] = useState<Attachment[]>([]);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ failed: boolean; text: string } | null>(null);

  async function send() {
    if (busy || !message.trim()) return;
    setBusy(true);
    setOutcome(null);
    try {
      const body = { message, files: files.map(({ id }) => id) };
      const { held } = await call(guestReply, { params: { token }, body });
      setMessage('');
      setFiles([]);
      setOutcome({ failed: false, text: held ? t.replyHeld : t.replySent });
      await onSent();
    } catch (error) {
      setOutcome({ failed: true, text: (error as Error).message });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className="mt-6 space-y-4 rounded-lg border border-line bg-paper p-6"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        id="reply"
        label={t.reply}
        required
        maxLength={4000}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <Attachments files={files} onChange={setFiles} words={words} />
      <Button type="submit" look="accent" disabled={busy}>
        {busy ? words.sending : t.sendReply}
      </Button>
      <p role="status" className={outcome?.failed ? 'text-danger' : 'text-success'}>
        {outcome?.text}
      </p>
    </form>
  );
}
