import type { ReactNode } from 'react';

export interface ThreadMessage<File> {
  id: number;
  author: string;
  /** Written by whoever reads it. */
  isOwn: boolean;
  /** ISO date and time. */
  at: string;
  body: string;
  files: readonly File[];
  /** Beside the time: what is to be said of it, or done with it. */
  note?: ReactNode;
}

interface Props<Message extends ThreadMessage<unknown>> {
  /** Oldest first. */
  messages: readonly Message[];
  /** In the reader's language and time zone. */
  dayOf(at: string): string;
  timeOf(at: string): string;
  file(file: Message['files'][number]): ReactNode;
  /** Behind a message. */
  foot(message: Message): ReactNode;
  /** Each site has a look of its own. */
  classes: Record<'list' | 'day' | 'own' | 'other' | 'head' | 'author' | 'time' | 'body' | 'files', string>;
}

/** What both sides wrote, under the days on which they wrote it. */
export function Thread<Message extends ThreadMessage<{ id: number }>>({
  messages,
  dayOf,
  timeOf,
  file,
  foot,
  classes,
}: Props<Message>) {
  return (
    <ol className={classes.list}>
      {messages.flatMap((message, i) => {
        const { id, author, isOwn, at, body, files, note } = message;
        const day = dayOf(at);
        const before = messages[i - 1];
        const isNewDay = !before || dayOf(before.at) !== day;
        return [
          isNewDay && (
            <li key={`day-${id}`} className={classes.day}>
              {day}
            </li>
          ),
          <li key={id} className={isOwn ? classes.own : classes.other}>
            <div className={classes.head}>
              <strong className={classes.author}>{author}</strong>{' '}
              <time className={classes.time} dateTime={at}>
                {timeOf(at)}
              </time>
              {note && <span className={classes.time}> · {note}</span>}
            </div>
            <div className={classes.body}>{body}</div>
            {files.length > 0 && (
              <ul className={classes.files}>
                {files.map((one) => (
                  <li key={one.id}>{file(one)}</li>
                ))}
              </ul>
            )}
            {foot(message)}
          </li>,
        ];
      })}
    </ol>
  );
}
