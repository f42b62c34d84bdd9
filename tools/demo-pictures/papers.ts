/** Shop banners and demo business licences. */
import { hash, place, svg } from './compose.ts';
import { fit, measure, write } from './letters.ts';
import { initialsOf } from './logo.ts';
import { C, dark, E, G, L, lite, many, mix, P, Pen, R } from './pen.ts';
import { palettesOf } from './subjects.ts';

const SKIES = [
  ['#dfeafa', '#b9d2f2', '#2f5f9f'],
  ['#e3f3ea', '#b9dfca', '#2f7a58'],
  ['#fbeedd', '#f2d3ab', '#a5652a'],
  ['#ece6f8', '#cbbcea', '#5a458f'],
  ['#e0f2f4', '#a9d8df', '#22707f'],
  ['#fae6ea', '#eebfc9', '#9a3f55'],
  ['#eaeef3', '#c3cedb', '#3d4f68'],
] as const;

/** A 1600 × 420 SVG banner. Without drawings it is the landscape alone. */
export function bannerSvg(drawings: readonly string[], seed: number): string {
  const pen = new Pen();
  const h = hash(`banner/${seed}`);
  const [pale, soft, deep] = SKIES[h % SKIES.length] as (typeof SKIES)[number];
  const turn = (h >>> 6) % Math.max(1, drawings.length);
  const list = [...drawings.slice(turn), ...drawings.slice(0, turn)].slice(0, 4);
  const flip = (h >>> 10) % 2 === 1;
  // on a telephone the middle of the banner is seen: what stands in it stands there whole
  const middle = flip ? 640 : 960;
  const far = flip ? 1180 : 330;
  const decor =
    C(far, 210, 300, '#ffffff', 'opacity=".34"') +
    C(far, 210, 190, '#ffffff', 'opacity=".4"') +
    P(`M0 420V300Q400 190 800 300T1600 260V420Z`, mix(soft, deep, 0.1), 'opacity=".55"') +
    P(`M0 420V360Q500 270 900 350T1600 330V420Z`, '#ffffff', 'opacity=".4"');
  const things = list.map((drawing, i) => {
    const x = middle + (i - (list.length - 1) / 2) * 220;
    const pal = (h >>> (i * 3)) % palettesOf(drawing).length;
    return place(pen, drawing, pal, x, i % 2 ? 352 : 382, 190, i % 2 ? 220 : 250);
  });
  const sky = R(0, 0, 1600, 420, 0, pen.lin(0, 0, 1, 1, [0, pale], [1, soft]));
  return svg(pen, 1600, 420, sky + decor + things.join(''));
}

/** What a licence says. */
export interface Licence {
  company: string;
  /** Year in which the company was founded. */
  year: number;
  scope: string;
}

/** A 1000 × 1400 SVG of a made-up licence. It says twice, large, that it is a demo. */
export function licenceSvg({ company: companyName, year, scope }: Licence, seed: number): string {
  const pen = new Pen();
  const h = hash(`${companyName}@${seed}`);
  const [pale, soft, deep] = SKIES[h % SKIES.length] as (typeof SKIES)[number];
  const code = `DEMO-${(h % 900000) + 100000}-${((h >>> 7) % 9000) + 1000}`;
  const rows: [string, string][] = [
    ['Company', companyName],
    ['Registration no.', code],
    ['Type of company', 'Limited liability company (demo)'],
    ['Registered capital', `USD ${((((h >>> 9) % 48) + 2) * 100_000).toLocaleString('en-US')}`],
    [
      'Established',
      `${year}-${String(((h >>> 3) % 12) + 1).padStart(2, '0')}-${String(((h >>> 11) % 27) + 1).padStart(2, '0')}`,
    ],
    ['Business scope', scope],
    ['Valid until', 'Sample data, never valid'],
  ];
  const paper =
    R(0, 0, 1000, 1400, 0, pen.lin(0, 0, 0, 1, [0, '#fffdf6'], [1, lite(pale, 0.5)])) +
    R(36, 36, 928, 1328, 10, 'none', `stroke="${deep}" stroke-width="10"`) +
    R(56, 56, 888, 1288, 4, 'none', `stroke="${soft}" stroke-width="4"`) +
    many(4, (i) =>
      G(
        `translate(${i % 2 ? 940 : 60} ${i < 2 ? 60 : 1340})`,
        many(4, (j) => C(0, 0, 46 - j * 11, 'none', `stroke="${deep}" stroke-width="3"`)),
      ),
    ) +
    many(14, (i) =>
      E(500, 760, 60 + i * 26, 40 + i * 22, 'none', `stroke="${soft}" stroke-width="2" opacity=".5"`),
    );
  const head =
    C(500, 178, 62, pen.soft(deep)) +
    C(500, 178, 48, 'none', 'stroke="#fff" stroke-width="3"') +
    write('slab', initialsOf(companyName), 500, 194, 46, '#ffffff', 0.5) +
    write('slab', 'BUSINESS LICENCE', 500, 330, 66, dark(deep, 0.2), 0.5, 3) +
    write('wide', 'DEMO - NOT A REAL DOCUMENT', 500, 384, 25, '#b8322a', 0.5, 1) +
    L('M180 416h640', soft, 5);
  const body = rows
    .map(([label, value], i) => {
      const y = 500 + i * 86;
      const size = fit('slab', value, 31, 500);
      return (
        write('text', label, 120, y, 25, mix(deep, '#6b7480', 0.4)) +
        write('slab', value, 400, y, size, '#2b303b') +
        L(`M400 ${y + 16}h490`, soft, 2)
      );
    })
    .join('');
  const seal =
    C(770, 1206, 92, 'none', 'stroke="#c8403a" stroke-width="8" opacity=".85"') +
    C(770, 1206, 76, 'none', 'stroke="#c8403a" stroke-width="3" opacity=".85"') +
    P('M770 1156l14 34 37 3-28 24 9 36-32 -19-32 19 9 -36-28 -24 37 -3Z', '#c8403a', 'opacity=".85"') +
    write('wide', 'DEMO', 770, 1284, 17, '#c8403a', 0.5);
  const sign =
    L('M150 1210q40 -60 60 0t60 -20t50 20t60 -30', '#2f4a8a', 5) +
    L('M130 1240h300', '#98a2b0', 3) +
    write('text', 'Registrar of the demo marketplace', 130, 1276, 22, '#6b7480');
  const stamp = 'DEMO';
  const water = `<g opacity=".13" transform="rotate(-32 500 760)">${write('slab', stamp, 500 - measure('slab', stamp, 270) / 2, 860, 270, '#b8322a')}</g>`;
  return svg(pen, 1000, 1400, paper + water + head + body + seal + sign);
}
