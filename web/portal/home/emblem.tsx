import type { ReactNode } from 'react';

/** Six drawings of made things as seen from above: gears, cloth, tiles, pipes, boards, stacked boxes. */
const DRAWINGS: ReactNode[] = [
  <>
    <circle cx="130" cy="120" r="70" strokeDasharray="14 8" strokeWidth="16" />
    <circle cx="130" cy="120" r="44" />
    <circle cx="130" cy="120" r="16" />
    <circle cx="34" cy="52" r="36" strokeDasharray="10 6" strokeWidth="11" />
  </>,
  <path d="M0 30h40v140M0 50h20v120M60 0v60h140M80 0v40h120M200 80H80v120M200 100H100v100M0 190h60v10M120 200v-80h80M140 200v-60h60M40 0v10H0" />,
  <path d="m100 0 50 29v58l-50 29-50-29V29zm50 87 50 29v58l-50 29-50-29v-58zM50 87l50 29v58l-50 29-50-29v-58zm50-87 100-58M100 116v58" />,
  <>
    <circle cx="60" cy="60" r="38" />
    <circle cx="60" cy="60" r="26" />
    <circle cx="140" cy="60" r="38" />
    <circle cx="140" cy="60" r="26" />
    <circle cx="100" cy="130" r="38" />
    <circle cx="100" cy="130" r="26" />
    <circle cx="180" cy="130" r="38" />
    <circle cx="180" cy="130" r="26" />
  </>,
  <path d="M20 200v-60l30-30V40l20-20V0M60 200v-50l30-30V0m20 200V90l40-40V0m-10 200v-70l40-40V30m-10 170v-30l20-20M50 110h40m20-20h-20m60 40h40" />,
  <path d="m20 60 60-30 60 30-60 30zv60l60 30V90m0 60 60-30V60m-40 60 60-30 60 30-60 30zv60l60 30v-60m0 60 60-30" />,
];

/** The image of a block, chosen by its 1-based position (spec P2.5). */
export function Emblem({ position }: { position: number }) {
  return (
    <svg
      viewBox="0 0 200 200"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className="absolute -top-4 -right-6 size-24 opacity-15"
    >
      {DRAWINGS[(position - 1) % DRAWINGS.length]}
    </svg>
  );
}
