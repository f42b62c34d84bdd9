import { THREAD_CLASSES } from '../../portal/islands/thread.tsx';
import { TextLink } from '../../ui/link.tsx';
import { Thread, type ThreadMessage } from '../../ui/thread.tsx';
import type { Entries, Say } from '../entry.ts';

interface Attachment {
  id: number;
  name: string;
}

/** Only the reader writes the first. */
const message = (
  id: number,
  author: string,
  at: string,
  body: string,
  files: readonly Attachment[] = [],
): ThreadMessage<Attachment> => ({ id, author, at, body, files, isOwn: id === 1 });

export function threadEntries(say: Say): Entries {
  const you = say('You', '您');
  const seller = say('Ningbo Fasteners Ltd.', '宁波紧固件有限公司');
  const ask = message(
    1,
    you,
    '2030-01-02T09:05',
    say('What does a box of M8 bolts cost?', 'M8螺栓一箱多少钱？'),
  );
  const conversation = (messages: readonly ThreadMessage<Attachment>[]) => (
    <Thread
      messages={messages}
      dayOf={(at) => at.slice(0, 10)}
      timeOf={(at) => at.slice(11)}
      file={({ name }) => <TextLink href="#Thread">{name}</TextLink>}
      foot={() => null}
      classes={THREAD_CLASSES}
    />
  );
  return {
    Thread: {
      states: {
        'two sides, two days': conversation([
          ask,
          message(2, seller, '2030-01-02T10:40', say('How many do you need?', '您需要多少？')),
          message(
            3,
            seller,
            '2030-01-03T08:15',
            say('20 US dollars a box.\nShipped within a week.', '每箱20美元。\n一周内发货。'),
          ),
        ]),
      },
    },
  };
}
