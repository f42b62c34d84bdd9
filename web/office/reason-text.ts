import { useReasonWords } from './words.ts';

/** The name of a reason code; a reason that is no code of ours is shown as it came. */
export function useReasonText(): (reason: string) => string {
  const names: Record<string, string> = useReasonWords().review;
  return (reason) => names[reason] ?? reason;
}
