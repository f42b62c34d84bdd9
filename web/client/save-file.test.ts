import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the file is there when the browser comes for it after the click, and is given back later', async () => {
  const clicked: { href: string; download: string }[] = [];
  vi.stubGlobal('document', {
    createElement: () => ({
      href: '',
      download: '',
      click() {
        clicked.push(this);
      },
    }),
  });
  vi.useFakeTimers();
  saveFile(new Blob(['a;b']), 'prices.csv');
  const [link] = clicked;
  expect(link?.download).toBe('prices.csv');
  expect(await (await fetch(link!.href)).text()).toBe('a;b');
  vi.runAllTimers();
  await expect(fetch(link!.href)).rejects.toThrow();
});
