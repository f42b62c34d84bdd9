import type { Say } from './entry.ts';

export const longText = (say: Say) =>
  say(
    'Stainless steel hexagon bolts with full thread, bright finish, for bridges, ships and everything else that stands outdoors for many years',
    '不锈钢全螺纹六角螺栓，表面光亮，适用于桥梁、船舶以及其他长年置于户外的各类结构件与设备的紧固连接',
  );

/** The head of a bolt, from above. */
const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <path fill="#dfe7e3" d="M0 0h${width}v${height}H0z"/>
    <g transform="translate(${width / 2} ${height / 2}) scale(${Math.min(width, height) / 100})">
      <path fill="#7f8f8a" d="M40 0 20 34.6h-40L-40 0l20-34.6h40z"/>
      <circle r="26" fill="#a9b7b2"/>
      <path fill="none" stroke="#5d6b67" stroke-width="3" d="M-12 0h24M0-12v24"/>
    </g>
  </svg>`;
const addressOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export const BOLT = addressOf(drawing(800, 800));
export const WIDE_BOLT = addressOf(drawing(1600, 500));
export const TALL_BOLT = addressOf(drawing(500, 1600));
export const boltFile = (name: string) => new File([drawing(800, 800)], name, { type: 'image/svg+xml' });
