/** Shop banners and demo business licences. */
import { hash, place, svg } from './compose.ts';
import { fit, measure, write } from './letters.ts';
import { initialsOf } from './logo.ts';
import { C, dark, E, G, L, lite, many, mix, P, Pen, R } from './pen.ts';
import { paletteCount, prepare } from './subjects.ts';

const SUBJECTS: Readonly<Record<string, string>> = {
  machinery: 'cnc robotarm packer laser forklift',
  'food-machinery': 'mixer oven dough icemachine coffeemachine',
  tools: 'drill socketset grindertool e_wrench toolcart',
  hardware: 'bolt nut bearing gears hinge keylock',
  electrical: 'breaker cablereel motor transformer socket',
  lighting: 'pendant ledbulb desklamp floodlight chandelier',
  instruments: 'meter scope gauge e_microscope scale',
  energy: 'solarpanel windturbine wallbattery evcharger inverter',
  metals: 'steelcoil beam pipes bars sheets',
  construction: 'house windowframe tile doorleaf faucet',
  'packaging-printing': 'carton pouch bottle labelroll e_shopping-bags',
  chemicals: 'drum beaker sack jerrycan paint',
  'rubber-plastics': 'granules oring pipes hosereel watertank',
  textiles: 'fabricroll yarncone towels pillow ribbonroll',
  apparel: 'hoodie e_dress shirt e_jeans puffer',
  'bags-shoes': 'e_handbag e_running-shoe e_backpack e_luggage e_high-heeled-shoe',
  furniture: 'sofa armchair roundtable bookshelf officechair',
  'home-garden': 'planter vase basket e_mantelpiece-clock mower',
  kitchen: 'cookset kettle mug plates knifeset',
  agriculture: 'e_tractor produce greenhouse sack seedtray',
  'consumer-electronics': 'phone headset smartwatch laptop bluetooth',
  'electronic-components': 'chip pcb passive diode display',
  'vehicles-parts': 'car tyre brakedisc engine shock',
  medical: 'monitor firstaid e_stethoscope hospitalbed facemask',
  safety: 'helmet cctv e_safety-vest e_fire-extinguisher cone',
  sports: 'dumbbell e_soccer-ball e_tent e_bicycle treadmill',
  toys: 'e_teddy-bear blocks rccar stacker e_robot',
  gifts: 'giftbox candlejar ornament bouquet snowglobe',
  beauty: 'perfume e_lipstick jar brushset dropper',
  office: 'notebook pens binder stapler calculator',
};

const SKIES = [
  ['#dfeafa', '#b9d2f2', '#2f5f9f'],
  ['#e3f3ea', '#b9dfca', '#2f7a58'],
  ['#fbeedd', '#f2d3ab', '#a5652a'],
  ['#ece6f8', '#cbbcea', '#5a458f'],
  ['#e0f2f4', '#a9d8df', '#22707f'],
  ['#fae6ea', '#eebfc9', '#9a3f55'],
  ['#eaeef3', '#c3cedb', '#3d4f68'],
] as const;

/** A 1600 × 420 SVG banner. */
export async function bannerSvg(root: string, seed: number): Promise<string> {
  const pen = new Pen();
  const h = hash(`${root}/${seed}`);
  const [pale, soft, deep] = SKIES[h % SKIES.length] as (typeof SKIES)[number];
  const all = (SUBJECTS[root] ?? 'carton bolt sofa phone e_tent').split(' ');
  const turn = (h >>> 6) % all.length;
  const list = [...all.slice(turn), ...all.slice(0, turn)];
  for (const subject of all) await prepare(subject, [0, 1, 2]);
  const flip = (h >>> 10) % 2 === 1;
  const xs = flip ? [150, 360, 580, 770] : [830, 1030, 1240, 1450];
  const far = flip ? 1180 : 330;
  const decor =
    C(far, 210, 300, '#ffffff', 'opacity=".34"') +
    C(far, 210, 190, '#ffffff', 'opacity=".4"') +
    P(`M0 420V300Q400 190 800 300T1600 260V420Z`, mix(soft, deep, 0.1), 'opacity=".55"') +
    P(`M0 420V360Q500 270 900 350T1600 330V420Z`, '#ffffff', 'opacity=".4"') +
    many(5, (i) =>
      L(`M${far - 190} ${130 + i * 40}h${[380, 300, 340, 260, 320][i]}`, deep, 3, 'opacity=".08"'),
    );
  const things = xs
    .map((x, i) => {
      const subject = list[i % list.length] as string;
      return place(
        pen,
        subject,
        (h >>> (i * 3)) % paletteCount(subject),
        x,
        i % 2 ? 352 : 382,
        210,
        i % 2 ? 220 : 262,
      );
    })
    .join('');
  const one = list[4] ?? list[0] ?? 'carton';
  const solo = place(pen, one, h % paletteCount(one), far, 340, 300, 250);
  return svg(
    pen,
    1600,
    420,
    R(0, 0, 1600, 420, 0, pen.lin(0, 0, 1, 1, [0, pale], [1, soft])) + decor + solo + things,
  );
}

/** A 1000 × 1400 SVG of a made-up licence. It says twice, large, that it is a demo. */
export function licenceSvg(companyName: string, seed: number): string {
  const pen = new Pen();
  const h = hash(`${companyName}@${seed}`);
  const [pale, soft, deep] = SKIES[h % SKIES.length] as (typeof SKIES)[number];
  const code = `DEMO-${(h % 900000) + 100000}-${((h >>> 7) % 9000) + 1000}`;
  const year = 2006 + ((h >>> 4) % 16);
  const rows: [string, string][] = [
    ['Company', companyName],
    ['Registration no.', code],
    ['Type of company', 'Limited liability company (demo)'],
    ['Registered capital', `USD ${((((h >>> 9) % 48) + 2) * 100_000).toLocaleString('en-US')}`],
    [
      'Established',
      `${year}-${String(((h >>> 3) % 12) + 1).padStart(2, '0')}-${String(((h >>> 11) % 27) + 1).padStart(2, '0')}`,
    ],
    ['Business scope', 'Manufacture and trade of goods'],
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
