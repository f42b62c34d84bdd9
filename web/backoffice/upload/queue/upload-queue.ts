/** Uploads files one after the other, so that they arrive in the order in which they were chosen. */
export interface QueuedFile {
  key: number;
  file: File;
  /** The id of an uploaded file whose place this one takes. */
  replaces: number | null;
  state: 'waiting' | 'sending' | 'failed';
  /** How much has been sent, from 0 to 1. */
  share: number;
  error: unknown;
}

interface Sending {
  signal: AbortSignal;
  onProgress(share: number): void;
}

interface Options<Done> {
  send(file: File, sending: Sending): Promise<Done>;
  onDone(done: Done, queued: QueuedFile): void;
  onChange(files: readonly QueuedFile[]): void;
}

export interface UploadQueue {
  add(files: readonly File[], replaces?: number): void;
  cancel(key: number): void;
  retry(key: number): void;
  cancelAll(): void;
}

export function createUploadQueue<Done>({ send, onDone, onChange }: Options<Done>): UploadQueue {
  let files: readonly QueuedFile[] = [];
  let keys = 0;
  let current: { key: number; abort: AbortController } | null = null;

  const set = (next: readonly QueuedFile[]) => {
    files = next;
    onChange(files);
  };
  const patch = (key: number, part: Partial<QueuedFile>) =>
    set(files.map((file) => (file.key === key ? { ...file, ...part } : file)));
  const isQueued = (key: number) => files.some((file) => file.key === key);
  const remove = (key: number) => set(files.filter((file) => file.key !== key));

  const sendOne = async (queued: QueuedFile) => {
    const { key, file } = queued;
    const abort = new AbortController();
    current = { key, abort };
    patch(key, { state: 'sending', share: 0 });
    try {
      const done = await send(file, { signal: abort.signal, onProgress: (share) => patch(key, { share }) });
      // Cancelled in the moment in which it arrived: nobody wants it any more.
      if (!isQueued(key)) return;
      remove(key);
      onDone(done, queued);
    } catch (error) {
      patch(key, { state: 'failed', error });
    } finally {
      current = null;
    }
  };
  const work = async () => {
    while (!current) {
      const next = files.find(({ state }) => state === 'waiting');
      if (!next) return;
      await sendOne(next);
    }
  };
  return {
    add(chosen, replaces) {
      const start = { replaces: replaces ?? null, state: 'waiting', share: 0, error: null } as const;
      set([...files, ...chosen.map((file) => ({ ...start, key: keys++, file }))]);
      void work();
    },
    cancel(key) {
      remove(key);
      if (current?.key === key) current.abort.abort();
    },
    retry(key) {
      patch(key, { state: 'waiting', error: null });
      void work();
    },
    cancelAll() {
      set([]);
      current?.abort.abort();
    },
  };
}
