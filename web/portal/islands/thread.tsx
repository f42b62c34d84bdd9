import type { guestThread } from '../../../contract/deal/enquiry.ts';
import type { Language } from '../../../contract/schema/error.ts';
import type { EnquiryWords } from '../../../locales/en/deal/enquiry.ts';
import { Icon } from '../../ui/icon.tsx';
import { Thread } from '../../ui/thread.tsx';
import { TranslateMessage } from './translate-message.tsx';

type Enquiry = import('zod').output<typeof guestThread>;

export const THREAD_CLASSES = {
  list: 'space-y-4',
  day: 'text-center text-xs text-ink-faint',
  own: 'ml-auto max-w-[88%] rounded-lg bg-jade-tint p-5',
  other: 'max-w-[88%] rounded-lg border border-line bg-paper p-5',
  head: 'mb-2 text-xs text-ink-soft',
  author: 'font-semibold',
  time: '',
  body: 'whitespace-pre-line',
  files: 'mt-3 space-y-1 text-sm',
};

/** The enquiry, and what both sides wrote. */
export function GuestThread({
  thread,
  token,
  lang,
  words,
  report,
}: {
  thread: Enquiry;
  token: string;
  lang: Language;
  words: EnquiryWords;
  /** The word of the link by which a message is reported. */
  report: string;
}) {
  const t = words.thread;
  const locale = lang === 'zh' ? 'zh-CN' : 'en-GB';
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const messages = thread.messages.map(({ author, created_at, ...message }) => {
    const isOwn = author === 'buyer';
    const note = { delivered: undefined, held: t.heldMark, refused: t.refusedMark }[message.delivery];
    return { ...message, isOwn, author: isOwn ? t.you : t.supplier, at: created_at, note };
  });
  return (
    <>
      <dl className="mb-6 space-y-1 rounded-lg border border-line bg-paper px-5 py-4 text-sm">
        <div className="flex gap-3">
          <dt className="w-16 shrink-0 text-ink-faint">{words.to}</dt>
          <dd className="font-semibold">{thread.company.name}</dd>
        </div>
        {thread.products.length > 0 && (
          <div className="flex gap-3">
            <dt className="w-16 shrink-0 text-ink-faint">{words.about}</dt>
            <dd className="space-y-1">
              {thread.products.map(({ id, title }) => (
                <a
                  key={id}
                  href={`${lang === 'zh' ? '/zh' : ''}/product-detail/${id}.html`}
                  className="block text-jade hover:underline"
                >
                  {title}
                </a>
              ))}
            </dd>
          </div>
        )}
      </dl>
      <Thread
        messages={messages}
        dayOf={(at) => day.format(new Date(at))}
        timeOf={(at) => time.format(new Date(at))}
        file={(file) => (
          <>
            <a href={file.url} className="inline-flex items-center gap-1.5 text-jade hover:underline">
              <Icon name="clip" size={14} />
              {file.name}
            </a>
            {!file.scanned && <span className="ml-1.5 text-xs text-ink-faint">{words.notScanned}</span>}
          </>
        )}
        foot={({ id, isOwn, translatable }) =>
          isOwn ? null : (
            <>
              {translatable && <TranslateMessage token={token} id={id} words={t.translation} />}
              <a
                href={`${lang === 'zh' ? '/zh' : ''}/report?message=${id}&token=${token}`}
                rel="nofollow"
                className="mt-2 inline-block text-xs text-ink-faint hover:text-danger hover:underline"
              >
                {report}
              </a>
            </>
          )
        }
        classes={THREAD_CLASSES}
      />
    </>
  );
}
