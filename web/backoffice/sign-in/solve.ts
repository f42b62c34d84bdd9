/** Solves a proof of work in small steps, so that the page stays responsive. */
import { sha256 } from '@noble/hashes/sha2.js';
import type { Challenge } from '../../../contract/schema/error.ts';
import { beginsWithZeros, puzzle } from '../../../domain/account/proof-of-work.ts';

export interface Proof {
  challenge: string;
  answers: number[];
}

const BREAK_EVERY_MS = 12;
/** Lets the browser draw and answer; unlike a timer it is not slowed down in a tab in the background. */
const pause = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

export async function solve({ challenge, bits, parts }: Challenge): Promise<Proof> {
  const text = new TextEncoder();
  const answers: number[] = [];
  let begun = performance.now();
  for (let part = 0; part < parts; part++)
    for (let answer = 0; ; answer++) {
      if (beginsWithZeros(sha256(text.encode(puzzle(challenge, part, answer))), bits)) {
        answers.push(answer);
        break;
      }
      if ((answer & 63) === 0 && performance.now() - begun > BREAK_EVERY_MS) {
        await pause();
        begun = performance.now();
      }
    }
  return { challenge, answers };
}
