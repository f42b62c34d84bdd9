/** The values of a property as people write them: a line each, "English = Chinese"; of one language both are the same. */
export interface Option {
  en: string;
  zh: string;
}

export const textOf = (options: readonly Option[]): string =>
  options.map(({ en, zh }) => (en === zh ? en : `${en} = ${zh}`)).join('\n');

export const optionsOf = (text: string): Option[] =>
  text.split('\n').flatMap((line) => {
    const [en = '', zh = ''] = line.split(/[=＝]/).map((part) => part.trim());
    return en || zh ? [{ en: en || zh, zh: zh || en }] : [];
  });
