import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';

const TONES = {
  neutral: 'bg-porcelain text-ink-soft',
  jade: 'bg-jade-tint text-jade',
  silver: 'bg-silver-tint text-silver',
  gold: 'bg-gold-tint text-gold',
  diamond: 'bg-diamond-tint text-diamond',
  success: 'bg-success-tint text-success',
} as const;
export type BadgeTone = keyof typeof TONES;

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-sm px-1.5 text-xs font-semibold whitespace-nowrap',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
