import { expect, test } from 'vitest';
import { withoutTags } from './trusted-types.ts';

const write = (html: string, sink?: string) => withoutTags(html, 'TrustedHTML', sink);

test.each(['.a>.b{color:#fff}', '@media (width<600px){.a{top:0}}', 'Test', ''])(
  'a style is written: %s',
  (text) => {
    expect(write(text, 'Element innerHTML')).toBe(text);
  },
);

test.each(['<img src=x onerror=alert(1)>', 'a</style><svg/onload=alert(1)>', '<!-- -->', '<?xml?>', '<B>'])(
  'what has a tag is not: %s',
  (html) => {
    for (const sink of [
      'Element innerHTML',
      'Element insertAdjacentHTML',
      'Document write',
      'HTMLIFrameElement srcdoc',
    ])
      expect(() => write(html, sink)).toThrow(sink);
  },
);

test('what runs nothing may be read from HTML', () => {
  expect(write('<p>Bolts</p>', 'DOMParser parseFromString')).toBe('<p>Bolts</p>');
  expect(write('<p>pasted</p>')).toBe('<p>pasted</p>');
});
