/** The icons of the public sites: 24 × 24, drawn with one stroke of 1.75. */
const PATHS = {
  search: 'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13Zm5-1.5L21 21',
  'chevron-down': 'm6 9 6 6 6-6',
  'chevron-left': 'm15 5-7 7 7 7',
  'chevron-right': 'm9 5 7 7-7 7',
  'arrow-right': 'M4 12h16m-6-6 6 6-6 6',
  'arrow-up': 'M12 20V4m-6 6 6-6 6 6',
  globe:
    'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18Zm-9-9h18M12 3c3 3 3.6 6 3.6 9S15 18 12 21c-3-3-3.6-6-3.6-9S9 6 12 3Z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9c.6-4.4 3.8-6.5 8-6.5s7.4 2.1 8 6.5',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.5M4 12h.5M4 18h.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  heart: 'M12 20.5 4.4 13a5 5 0 0 1 0-7.1 5 5 0 0 1 7.1 0l.5.5.5-.5a5 5 0 0 1 7.1 0 5 5 0 0 1 0 7.1Z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  columns: 'M4 4h6.5v16H4zM13.5 4H20v16h-6.5zM6.5 8h1.5m-1.5 4h1.5m8-4h1.5m-1.5 4h1.5',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  play: 'M8 5v14l11-7z',
  mail: 'M4 6h16v12H4zm0 1.5 8 6 8-6',
  phone:
    'M5 4h4l1.5 5-2.2 1.6a13 13 0 0 0 5.1 5.1L15 13.5l5 1.5v4c0 .6-.4 1-1 1A15 15 0 0 1 4 5c0-.6.4-1 1-1Z',
  pin: 'M12 21s7-6.3 7-11.2A7 7 0 0 0 5 9.8C5 14.7 12 21 12 21Zm0-8.7a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z',
  shield: 'M12 3 5 6v5.5c0 4.5 3 7.8 7 9.5 4-1.7 7-5 7-9.5V6zm-3 9 2.2 2.2L15.5 10',
  factory: 'M3 20V10l5 3.5V10l5 3.5V5h4l1 15zm4-3h2m3 0h2',
  box: 'm12 3 8 4.3v9.4L12 21l-8-4.3V7.3zm0 9v9m0-9 8-4.7M12 12 4 7.3',
  document: 'M6 3h8l4 4v14H6zm8 0v4h4M9 12h6m-6 4h6',
  clip: 'm20 11-8.5 8.5a5 5 0 0 1-7-7L13 4a3.5 3.5 0 0 1 5 5l-8.5 8.5a1.8 1.8 0 0 1-2.5-2.5L15 7.5',
  send: 'M4 12 20 4l-5 16-3.5-6.5zm7.5 1.5L20 4',
  share: 'M12 15V3.5m-4 3.7 4-3.7 4 3.7M7 11H5v9.5h14V11h-2',
  filter: 'M4 6h16M7 12h10m-7 6h4',
  store:
    'M4 9.5 5.5 4h13L20 9.5M4 9.5a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M5.5 12.5V20h13v-7.5M10 20v-4.5h4V20',
  alert: 'M12 3.5 22 20H2zm0 6.5v4.5m0 2.7v.3',
  clock: 'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18Zm0-14v5l3.5 2',
  help: 'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18Zm-2.5-11a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1.9-1.1 1.7v.3m0 2.7v.2',
} as const;

export type IconName = keyof typeof PATHS;

/** Always decorative: the text beside it, or the label of its button, says what it means. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className ? `icon ${className}` : 'icon'}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
