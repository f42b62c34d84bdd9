import { beforeEach, expect, test } from 'vitest';
import { createUploadQueue, type QueuedFile, type UploadQueue } from './upload-queue.ts';

interface Upload {
  name: string;
  signal: AbortSignal;
  onProgress(share: number): void;
  arrive(): Promise<void>;
  fail(): Promise<void>;
}

let uploads: Upload[];
let done: string[];
let shown: readonly QueuedFile[];
let queue: UploadQueue;

const file = (name: string) => new File(['x'], name);
/** Lets everything run that waits for promises only. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

beforeEach(() => {
  uploads = [];
  done = [];
  shown = [];
  queue = createUploadQueue<string>({
    send({ name }, { signal, onProgress }) {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      signal.addEventListener('abort', () => reject(signal.reason));
      const arrive = () => {
        resolve(name);
        return settle();
      };
      const fail = () => {
        reject('refused');
        return settle();
      };
      uploads.push({ name, signal, onProgress, arrive, fail });
      return promise;
    },
    onDone: (name) => done.push(name),
    onChange(files) {
      shown = files;
    },
  });
});

test('files are sent one after the other, in the order in which they were chosen', async () => {
  queue.add([file('a'), file('b')]);
  queue.add([file('c')]);
  expect(uploads.map(({ name }) => name)).toEqual(['a']);
  expect(shown.map(({ state }) => state)).toEqual(['sending', 'waiting', 'waiting']);
  for (const i of [0, 1, 2]) await uploads[i]?.arrive();
  expect(done).toEqual(['a', 'b', 'c']);
  expect(shown).toEqual([]);
});

test('progress belongs to the file that is being sent', async () => {
  queue.add([file('a'), file('b')]);
  uploads[0]?.onProgress(0.5);
  expect(shown.map(({ share }) => share)).toEqual([0.5, 0]);
});

test('a failed file stays, the others go on, and it can be tried again', async () => {
  queue.add([file('a'), file('b')]);
  await uploads[0]?.fail();
  await uploads[1]?.arrive();
  expect(done).toEqual(['b']);
  expect(shown).toMatchObject([{ state: 'failed', error: 'refused' }]);
  queue.retry(shown[0]?.key ?? -1);
  await uploads[2]?.arrive();
  expect(done).toEqual(['b', 'a']);
  expect(shown).toEqual([]);
});

test('a cancelled file is given up, and the next is sent', async () => {
  queue.add([file('a'), file('b'), file('c')]);
  queue.cancel(shown[1]?.key ?? -1);
  queue.cancel(shown[0]?.key ?? -1);
  expect(uploads[0]?.signal.aborted).toBe(true);
  await settle();
  await uploads[1]?.arrive();
  expect(done).toEqual(['c']);
  expect(uploads.map(({ name }) => name)).toEqual(['a', 'c']);
});

test('a file that arrives although it was cancelled is not taken', async () => {
  queue.add([file('a')]);
  const [first] = uploads;
  const arriving = first?.arrive();
  queue.cancel(shown[0]?.key ?? -1);
  await arriving;
  expect(done).toEqual([]);
});

test('all can be cancelled at once', async () => {
  queue.add([file('a'), file('b')]);
  queue.cancelAll();
  await settle();
  expect(shown).toEqual([]);
  expect(uploads).toHaveLength(1);
  expect(uploads[0]?.signal.aborted).toBe(true);
});
