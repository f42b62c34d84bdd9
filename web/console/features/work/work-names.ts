import type { ConsoleWorkWords } from '../../../../locales/en/console/work.ts';

// a newer server may know kinds that this page does not
export const wordsOf = ({ kinds }: ConsoleWorkWords, kind: string) =>
  Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : undefined;
export const kindName = (text: ConsoleWorkWords, { kind }: { kind: string }): string =>
  wordsOf(text, kind)?.name ?? kind;
