import { useMemo } from 'react';

/** What the fields of a form are called. */
export function useLabels(words: object) {
  const named = useMemo(() => new Map<string, string>(), []);
  return useMemo(() => {
    const wordFor = (name: string): string | undefined => {
      const word: unknown = Reflect.get(words, name.replaceAll('.', '_'));
      return typeof word === 'string' ? word : undefined;
    };
    return {
      nameField: (name: string, label: string) => void named.set(name, label),
      labelOf(name: string): string {
        const word = wordFor(name);
        if (word === undefined) throw new Error(`There is no word for the field "${name}".`);
        return word;
      },
      /** For the steps to an input: an entry of a list is called as the list is. */
      nearest(steps: readonly (string | number)[]): string {
        for (let depth = steps.length; depth > 0; depth--) {
          const name = steps.slice(0, depth).join('.');
          const label = named.get(name) ?? wordFor(name);
          if (label !== undefined) return label;
        }
        return String(steps[0]);
      },
    };
  }, [words, named]);
}
