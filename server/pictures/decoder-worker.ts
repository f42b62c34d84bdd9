/** The process in which pictures are decoded (decoder.ts). It ends with its parent, however that ends. */
import fs from 'node:fs';
import { TASKS } from './tasks.ts';

export interface Asked {
  task: keyof typeof TASKS;
  given: unknown;
}
/** With the processor's time in milliseconds. `made` is missing where the picture is broken. */
export interface Answered {
  made?: unknown;
  milliseconds: number;
}

// Ctrl-C and the end of a service reach the whole group: what is being decoded is still waited for
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
// at once: an orderly exit would wait for the thread that decodes
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
try {
  // where memory runs out it shall be this one that goes
  fs.writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // only Linux has it
}

process.on('message', async ({ task, given }: Asked) => {
  const before = process.cpuUsage();
  const answer = (made?: unknown) => {
    const { user, system } = process.cpuUsage(before);
    process.send!({ made, milliseconds: (user + system) / 1000 } satisfies Answered);
  };
  await (TASKS[task] as (given: unknown) => Promise<unknown>)(given).then(answer, () => answer());
});
process.send!('ready');
