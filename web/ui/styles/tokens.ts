/**
 * The design tokens: jade for trust and action, cinnabar (the red of a Chinese seal) for the one main action of a
 * page, porcelain greys between them. tokens.css has the same values for the public sites; tokens.test.ts compares
 * the two and checks the contrasts.
 */
export const tokens = {
  color: {
    ink: '#14211f',
    inkSoft: '#465653',
    inkFaint: '#5f6e6b',
    paper: '#ffffff',
    mist: '#f5f7f5',
    porcelain: '#eaefec',
    line: '#dbe3df',
    lineStrong: '#7f8f8a',
    jade: '#0b5c4f',
    jadeDark: '#084539',
    jadeDeep: '#062e29',
    jadeTint: '#e4f1ed',
    jadeSoft: '#a9d3c7',
    cinnabar: '#c23b1a',
    cinnabarDark: '#9d2d12',
    cinnabarTint: '#fcece6',
    silver: '#4c5a66',
    silverTint: '#e9eef1',
    gold: '#7d5600',
    goldTint: '#fdf0cb',
    diamond: '#2d4a99',
    diamondTint: '#e7ecfb',
    success: '#17703a',
    successTint: '#e2f3e8',
    warning: '#8a5600',
    warningTint: '#fdf1d8',
    danger: '#b3261e',
    dangerTint: '#fbe9e7',
    info: '#1d5a9e',
    infoTint: '#e6f0fa',
  },
  /** Latin families first: Chinese ones draw the apostrophe of English text a whole square wide. */
  font: {
    sans: '"Segoe UI", -apple-system, BlinkMacSystemFont, Roboto, "Helvetica Neue", "Noto Sans", Arial, "Latin marks", "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei UI", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC", sans-serif',
    mono: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Noto Sans Mono", monospace',
  },
  /** Pixels. */
  fontSize: { xs: 12, sm: 13, base: 15, md: 16, lg: 18, xl: 22, xxl: 28, display: 40 },
  radius: { sm: 4, md: 6, lg: 10, xl: 16 },
  space: { unit: 4, page: 1280 },
  shadow: {
    low: '0 1px 2px rgb(20 33 31 / 0.06), 0 1px 1px rgb(20 33 31 / 0.04)',
    mid: '0 6px 20px -6px rgb(20 33 31 / 0.16), 0 2px 6px -2px rgb(20 33 31 / 0.08)',
    high: '0 24px 48px -16px rgb(20 33 31 / 0.28)',
  },
  motion: { fast: '120ms', slow: '240ms', ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
} as const;
