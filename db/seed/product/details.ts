/** Packaging, port, delivery and the like, by the kind of goods a root sells. */
import type { DETAIL_KEYS } from '../../../contract/product/product-content.ts';
import { quantityText } from '../../../domain/text/format.ts';
import { units } from '../../../locales/en/product/units.ts';
import type { Leaf } from '../leaves.ts';
import type { Draw } from './draw.ts';
import { type Pricing, roundQuantity } from './pricing.ts';

type Details = Partial<Record<(typeof DETAIL_KEYS)[number], string>>;

const HEAVY = new Set(['machinery', 'food-machinery', 'vehicles-parts', 'energy']);
const BULK = new Set(['chemicals', 'metals', 'rubber-plastics', 'agriculture']);
const SOFT = new Set(['apparel', 'textiles', 'bags-shoes']);

function packaging(leaf: Leaf, unit: string, d: Draw): string {
  if (unit === 'ton' || (unit === 'kg' && BULK.has(leaf.root)))
    return leaf.root === 'metals'
      ? d.pick([
          'Bundled with steel strips',
          'Seaworthy export packing with waterproof paper',
          'On wooden pallets with steel strapping',
        ])
      : d.pick(['25 kg bag', '25 kg bag on pallet', '1000 kg jumbo bag', '25 kg woven bag with PE liner']);
  if (leaf.price[1] > 1000 && HEAVY.has(leaf.root))
    return d.pick([
      'Plywood case with steel frame',
      'Standard export wooden case',
      'Stretch film and wooden case',
      'Nude packing in container with steel wire lashing',
    ]);
  if (SOFT.has(leaf.root) && unit !== 'meter')
    return d.pick([
      '1 piece per polybag, 50 pieces per carton',
      'OPP bag and export carton',
      'Dust bag and export carton',
      'Individual polybag, carton with size sticker',
    ]);
  if (unit === 'meter' || unit === 'roll' || unit === 'square meter')
    return d.pick([
      'Roll with tube inside and PE film outside',
      'Wooden pallet with stretch film',
      'Woven bag or export carton',
    ]);
  return d.pick([
    'Inner box and export carton',
    'Bubble bag and five-layer carton',
    'Colour box and export carton',
    'Export carton on pallet',
    'Customised retail box',
  ]);
}

/** What one supplier makes of one product in a month is worth at most this many US dollars. */
const MAX_A_MONTH = 1_000_000;

/** Some of the details are often left empty, as sellers do. */
export function detailsOf(leaf: Leaf, pricing: Pricing, port: string, d: Draw): Details {
  const days =
    pricing.prices[0] && pricing.prices[0].Price > 2000
      ? d.pick([25, 30, 45, 60])
      : d.pick([7, 10, 15, 20, 25, 30]);
  const affordable = roundQuantity(MAX_A_MONTH / Math.max(leaf.price[0], 0.01));
  const monthly = Math.max(
    pricing.min_order * 2,
    Math.min(affordable, pricing.min_order * d.pick([20, 50, 100, 200])),
  );
  const details: Details = {
    Packaging: packaging(leaf, pricing.unit, d),
    Port: port,
    'Delivery Time': d.pick([
      `${days} days after deposit`,
      `${days}-${days + 10} days`,
      `Within ${days} days after order confirmation`,
    ]),
  };
  if (d.chance(0.8)) details['Supply Ability'] = `${quantityText(monthly, pricing.unit, units)} per month`;
  if (d.chance(0.8))
    details['Payment Terms'] = d.pick(['T/T', 'L/C, T/T', 'T/T, 30% deposit', 'L/C, T/T, D/P']);
  const dear = leaf.price[1] > 300;
  if (d.chance(0.6) && leaf.price[0] < 2000)
    details.Sample = d.pick(
      dear
        ? ['Available at cost', 'One sample per model']
        : ['Available, 3-5 days', 'Free sample, freight collect', 'Available at cost'],
    );
  return details;
}
