import { numberSentence } from '../../../domain/text/typed-number.ts';
import { useSite } from '../shell/site.tsx';

/** Longer than any number that is typed: of more than that nothing is said. */
const LONGEST = 60;

/**
 * What the address has in place of a number, and why it is not taken; null where it reads as one, and for words, which no
 * field of these is given.
 */
export function useUnclear(name: string): { text: string; sentence: string } | null {
  const { path, words } = useSite();
  const text = new URLSearchParams(path.split(/\?(.*)/s)[1]).get(name)?.slice(0, LONGEST) ?? '';
  const sentence = !/\p{Nd}/u.test(text)
    ? null
    : numberSentence(text, words.numbers, name.endsWith('Price') ? '$' : null);
  return sentence === null ? null : { text, sentence };
}

/** The sentences of these numbers of the address. */
export function UnclearNumbers({ names, className = '' }: { names: readonly string[]; className?: string }) {
  return names.map((name) => <Unclear key={name} name={name} className={className} />);
}

function Unclear({ name, className }: { name: string; className: string }) {
  const unclear = useUnclear(name);
  return unclear && <p className={`text-sm text-danger ${className}`}>{unclear.sentence}</p>;
}
