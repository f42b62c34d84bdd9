// @ts-expect-error the web is compiled without Node's types; vitest leaves style sheets it imports empty
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tokens } from './tokens.ts';

const source: string = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const css = source.replace(/\s+/g, ' ');
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const expected = [
  ...Object.entries(tokens.color).map(([name, value]) => `--color-${kebab(name)}: ${value};`),
  ...Object.entries(tokens.font).map(([name, value]) => `--font-${name}: ${value};`),
  ...Object.entries(tokens.fontSize).map(([name, value]) => `--text-${name}: ${value}px;`),
  ...Object.entries(tokens.radius).map(([name, value]) => `--radius-${name}: ${value}px;`),
  ...Object.entries(tokens.shadow).map(([name, value]) => `--elevation-${name}: ${value};`),
  `--spacing: ${tokens.space.unit}px;`,
  `--container-page: ${tokens.space.page}px;`,
  `--default-transition-duration: ${tokens.motion.fast};`,
  `--ease-calm: ${tokens.motion.ease};`,
];

test.each(expected)('tokens.css has %s', (line) => {
  expect(css).toContain(line);
});

test('tokens.css has no colour of its own', () => {
  expect(css.match(/--color-[a-z-]+: #/g)).toHaveLength(Object.keys(tokens.color).length);
});

const channel = (hex: string) => {
  const c = Number.parseInt(hex, 16) / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) =>
  0.2126 * channel(hex.slice(1, 3)) + 0.7152 * channel(hex.slice(3, 5)) + 0.0722 * channel(hex.slice(5, 7));
const contrast = (a: string, b: string) => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

describe('contrast of WCAG AA', () => {
  const c = tokens.color;
  const text: [string, string, string][] = [
    ...(['ink', 'inkSoft', 'inkFaint', 'jade', 'cinnabar'] as const).flatMap((name) =>
      (['paper', 'mist'] as const).map((back): [string, string, string] => [
        `${name} on ${back}`,
        c[name],
        c[back],
      ]),
    ),
    ['inkSoft on porcelain', c.inkSoft, c.porcelain],
    ['paper on jade', c.paper, c.jade],
    ['paper on cinnabar', c.paper, c.cinnabar],
    ['jadeSoft on jadeDeep', c.jadeSoft, c.jadeDeep],
    ['jade on jadeTint', c.jade, c.jadeTint],
    ['cinnabarDark on cinnabarTint', c.cinnabarDark, c.cinnabarTint],
    ...(['silver', 'gold', 'diamond', 'success', 'warning', 'danger', 'info'] as const).map(
      (name): [string, string, string] => [`${name} on its tint`, c[name], c[`${name}Tint`]],
    ),
  ];
  test.each(text)('text: %s', (_, fore, back) => {
    expect(contrast(fore, back)).toBeGreaterThanOrEqual(4.5);
  });
  test('borders of fields: lineStrong on paper', () => {
    expect(contrast(c.lineStrong, c.paper)).toBeGreaterThanOrEqual(3);
  });
});
