import type { guestThread } from '../../../contract/enquiry.ts';
import type { Language } from '../../../contract/error.ts';
import type { EnquiryWords } from '../../../locales/en/enquiry.ts';
import { Icon } from '../../ui/icon.tsx';

type GuestThread = import('zod').output<typeof guestThread>;

/** What both sides wrote, oldest first. */
export function Thread({
  thread,
  lang,
  words,
}: {
  thread: GuestThread;
  lang: Language;
  words: EnquiryWords;
}) {
  const t = words.thread;
  const time = new Intl.DateTimeFormat(lang === 'zh' ? 'zh-CN' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <>
      <dl className="mb-6 space-y-1 rounded-lg border border-line bg-paper px-5 py-4 text-sm">
        <div className="flex gap-3">
          <dt className="w-16 shrink-0 text-ink-faint">{words.to}</dt>
          <dd className="font-semibold">{thread.company.name}</dd>
        </div>
        {thread.product && (
          <div className="flex gap-3">
            <dt className="w-16 shrink-0 text-ink-faint">{words.about}</dt>
            <dd>
              <a
                href={`${lang === 'zh' ? '/zh' : ''}/product-detail/${thread.product.id}.html`}
                className="text-jade hover:underline"
              >
                {thread.product.title}
              </a>
            </dd>
          </div>
        )}
      </dl>
      <ol className="space-y-4">
        {thread.messages.map((message) => {
          const isOwn = message.author === 'buyer';
          return (
            <li
              key={message.id}
              className={`max-w-[88%] rounded-lg p-5 ${isOwn ? 'ml-auto bg-jade-tint' : 'border border-line bg-paper'}`}
            >
              <p className="mb-2 text-xs text-ink-soft">
                <span className="font-semibold">{isOwn ? t.you : t.supplier}</span>{' '}
                <time dateTime={message.created_at}>{time.format(new Date(message.created_at))}</time>
              </p>
              <p className="break-words whitespace-pre-line">{message.body}</p>
              {message.files.length > 0 && (
                <ul className="mt-3 space-y-1 text-sm">
                  {message.files.map((file) => (
                    <li key={file.id}>
                      <a
                        href={file.url}
                        className="inline-flex items-center gap-1.5 text-jade hover:underline"
                      >
                        <Icon name="clip" size={14} />
                        {file.name}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
