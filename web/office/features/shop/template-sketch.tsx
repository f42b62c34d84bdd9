import type { Template } from '../../../../domain/enumerations.ts';

/** A drawing of the template's arrangement. */
export function TemplateSketch({ template }: { template: Template }) {
  const banner = template === 'vip' ? 60 : 26;
  const tiles = template === 'vip' ? 4 : 3;
  const top = 24 + banner + 10;
  const width = (280 - (tiles - 1) * 8) / tiles;
  return (
    <svg viewBox="0 0 300 170" className="template-sketch" aria-hidden="true">
      <rect x="10" y="8" width="80" height="8" rx="2" className="sketch-strong" />
      <rect x="200" y="8" width="90" height="8" rx="2" className="sketch-soft" />
      <rect x="10" y="24" width="280" height={banner} rx="4" className="sketch-strong" />
      {Array.from({ length: tiles }, (_, i) => (
        <rect
          key={i}
          x={10 + i * (width + 8)}
          y={top}
          width={width}
          height={160 - top}
          rx="4"
          className="sketch-soft"
        />
      ))}
    </svg>
  );
}
