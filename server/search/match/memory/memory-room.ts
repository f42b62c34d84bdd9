/**
 * Whether a second index fits beside the first: a machine that runs out of memory kills the server and its database.
 */
import fs from 'node:fs';
import os from 'node:os';

/** What reading takes, as a multiple of the index (bench search): from the tables some is what parsing leaves behind. */
const TAKES = { tables: 2.2, file: 1.1 };
/** What parsing takes however small the index is, and others need meanwhile. */
const BESIDE = 64 * 2 ** 20;

/** The index is not read anew, for two of them do not fit. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
}

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20).toLocaleString('en')} MB`;

/** Bytes that reading an index of this size takes beside the one that answers. */
const roomFor = (bytes: number, from: keyof typeof TAKES): number => bytes * TAKES[from] + BESIDE;

/** Throws NoRoom where `available` bytes are not enough for it. */
export function refuseWithoutRoom(bytes: number, from: keyof typeof TAKES, available: number): void {
  const needed = roomFor(bytes, from);
  if (needed > available)
    throw new NoRoom(
      `A second search index beside the present one needs ${megabytes(needed)} of memory, and ${megabytes(available)} are free. ` +
        'Searches go on with the present one; give the machine or the container more memory.',
    );
}

/** Of a control group (version 2). What it keeps of files is given back when it is wanted, but counts as used. */
const STATISTICS = '/sys/fs/cgroup/memory.stat';

/** Bytes that this process may still take: of the machine, or of its container. */
export function availableMemory(): number {
  const isConstrained = process.constrainedMemory() > 0 && process.constrainedMemory() < os.totalmem();
  return process.availableMemory() + (isConstrained ? keptOfFiles() : 0);
}
function keptOfFiles(): number {
  try {
    return Number(/^inactive_file (\d+)$/m.exec(fs.readFileSync(STATISTICS, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
