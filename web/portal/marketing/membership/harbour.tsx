import { tokens } from '../../../ui/styles/tokens.ts';

/** A container: 84 × 34, with 2 between two of them. */
const [WIDTH, HEIGHT, GAP] = [84, 34, 2];
const GROUND = 232;
const { color } = tokens;
const PAINTS = [color.jade, '#2b4a5e', color.cinnabarDark, '#6a5420', '#34503a', '#57405c', color.jadeDark];

/** How high the stacks are, from the left edge to the right one. */
const STACKS = [3, 2, 3, 1, 2, 0, 0, 1, 0, 2, 3, 2, 4, 3, 2, 3, 2];
const LIFTED = { x: 8 * (WIDTH + GAP), y: 96 };

/** A quay with stacked containers; the crane lifts one, which bears the badge of a member. */
export function Harbour({ id, className }: { id: string; className?: string }) {
  const ribs = `${id}-ribs`;
  return (
    <svg
      viewBox="0 0 1440 240"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={className}
      fill="none"
    >
      <defs>
        <pattern id={ribs} width="7" height={HEIGHT} patternUnits="userSpaceOnUse">
          <path d={`M1.5 4V${HEIGHT - 4}`} stroke="#000" strokeOpacity="0.22" strokeWidth="2" />
          <path d={`M4 4V${HEIGHT - 4}`} stroke="#fff" strokeOpacity="0.1" strokeWidth="1" />
        </pattern>
      </defs>
      <Crane />
      {STACKS.flatMap((high, column) =>
        Array.from({ length: high }, (_, level) => (
          <Container
            key={`${column} ${level}`}
            ribs={ribs}
            x={column * (WIDTH + GAP)}
            y={GROUND - (level + 1) * (HEIGHT + GAP)}
            paint={PAINTS[(column * 3 + level * 5) % PAINTS.length]!}
          />
        )),
      )}
      <Container {...LIFTED} ribs={ribs} paint={color.cinnabar} />
      <g transform={`translate(${LIFTED.x + WIDTH / 2 - 12} ${LIFTED.y + 5})`}>
        <path d="M12 0 24 8.6 19.2 24H4.8L0 8.6z" fill={color.paper} />
        <path d="m7 12 3.6 3.8L17 9" stroke={color.cinnabar} strokeWidth="2.6" />
      </g>
      <path d={`M0 ${GROUND + 4}H1440`} stroke={color.jadeSoft} strokeOpacity="0.5" strokeWidth="2" />
    </svg>
  );
}

function Container({ x, y, paint, ribs }: { x: number; y: number; paint: string; ribs: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={WIDTH} height={HEIGHT} rx="1.5" fill={paint} />
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${ribs})`} />
    </g>
  );
}

/** A gantry: two legs, a boom over the stacks, the trolley with its ropes. */
function Crane() {
  const middle = LIFTED.x + WIDTH / 2;
  return (
    <g stroke={color.jadeSoft} strokeOpacity="0.75" strokeWidth="3">
      <path d={`M470 ${GROUND}V40M570 ${GROUND}V40M470 ${GROUND - 70}h100M470 110h100`} />
      <path d={`m470 ${GROUND - 70} 100-52M470 110l100-70`} strokeWidth="2" />
      <path d="M400 40h520M400 54h520M520 4 400 40M520 4l340 36M520 4v36" strokeWidth="2" />
      <path d={`M${middle - 22} 54h44`} strokeWidth="7" />
      <path
        d={`M${middle - 16} 58 ${middle - 34} ${LIFTED.y - 4}M${middle + 16} 58 ${middle + 34} ${LIFTED.y - 4}M${middle - 40} ${LIFTED.y - 3}h80`}
        strokeWidth="2"
      />
    </g>
  );
}
