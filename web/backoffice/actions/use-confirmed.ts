import { useRef, useState } from 'react';
import { CallError } from '../../client/call.ts';

interface Confirmed {
  /** Runs the call; where the server asks who is there, asks that first and runs it again. Throws what the call throws. */
  confirmed<Result>(run: () => Promise<Result>): Promise<Result>;
  /** Whether the question is open. */
  asking: boolean;
  answer(yes: boolean): void;
}

/** Asks for a fresh proof of identity before what the server gives for nothing less (decision 33). */
export function useConfirmed(): Confirmed {
  const [asking, setAsking] = useState(false);
  const answered = useRef<(yes: boolean) => void>(undefined);
  return {
    asking,
    answer(yes) {
      setAsking(false);
      answered.current?.(yes);
    },
    async confirmed(run) {
      try {
        return await run();
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== 'confirm_identity') throw error;
        const yes = await new Promise<boolean>((resolve) => {
          answered.current = resolve;
          setAsking(true);
        });
        if (!yes) throw error;
        return run();
      }
    },
  };
}
