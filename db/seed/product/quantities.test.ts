import { describe, expect, it } from 'vitest';
import { licenceFor } from '../../../tools/demo-pictures/index.ts';
import { allotPictures, licenceId, pictureOrders } from '../demo/demo-pictures.ts';
import { planDemo } from '../plan.ts';
import { seedOf } from './draw.ts';
import { plural, wanted } from './quantities.ts';
import { AREA_CODES } from './trades.ts';

describe('how many of what', () => {
  it.each([
    [200, 'piece', 'Wok', '200 woks'],
    [1, 'piece', 'Wok', '1 wok'],
    [10, 'set', 'Flow Wrapping Machine', '10 sets of flow wrapping machines'],
    [300, 'set', 'Bedding Set', '300 bedding sets'],
    [5000, 'meter', 'Cotton Fabric', '5,000 meters of cotton fabric'],
    [200, 'piece', 'Nylon Webbing', '200 pieces of nylon webbing'],
    [100, 'box', 'Chopsticks', '100 boxes of chopsticks'],
  ])('%s %s of %s', (quantity, unit, noun, text) => {
    expect(wanted(quantity, unit, noun)).toBe(text);
  });

  it('knows nouns that end in other letters than a plain one', () => {
    const nouns = [
      'Kitchen Knife',
      'Scarf',
      'Wireless Mouse',
      'Storage Box',
      'Baby Carrier',
      'Evening Dress',
      'Tree',
    ];
    expect(nouns.map(plural)).toEqual([
      'Kitchen Knives',
      'Scarves',
      'Wireless Mice',
      'Storage Boxes',
      'Baby Carriers',
      'Evening Dresses',
      'Trees',
    ]);
  });

  it('does not take a word for what is not counted because it ends like it', () => {
    expect(
      ['Office Chair', 'Steel Coil', 'Pearl Necklace', 'Dog Leash', 'Copper Busbar'].map(plural),
    ).toEqual(['Office Chairs', 'Steel Coils', 'Pearl Necklaces', 'Dog Leashes', 'Copper Busbars']);
    expect(plural('Sliding Barn Door Hardware')).toBe('Sliding Barn Door Hardware');
  });
});

describe('what the demo says', () => {
  const products = planDemo().flatMap((c) => c.products);

  it('counts in the plural', () => {
    const supply = products.map(({ details }) => details['Supply Ability'] ?? '').filter(Boolean);
    expect(
      supply.filter((text) => /^[\d,]{2,} (set|unit|piece|pair|roll|bag|box|meter|ton) /.test(text)),
    ).toEqual([]);
    expect(products.filter(({ content }) => /\d{2,} (set|unit|piece|pair|meter)\./.test(content))).toEqual(
      [],
    );
  });

  it('has no keyword made of a yes or a no', () => {
    const said = products.flatMap(({ leaf, keywords }) =>
      keywords.filter((k) => new RegExp(`^(yes|no|none|no container) ${leaf.noun}$`, 'i').test(k)),
    );
    expect(said).toEqual([]);
  });

  it('has freeze dryers of a believable capacity', () => {
    const capacities = products
      .filter(({ leaf }) => leaf.noun === 'Freeze Dryer Machine')
      .map(({ properties }) => properties.find(([name]) => name === 'Capacity')![1]);
    expect(capacities.length).toBeGreaterThan(0);
    for (const text of capacities) expect(Number.parseFloat(text)).toBeLessThanOrEqual(6);
  });
});

describe('a company of the demo', () => {
  it('is what its text, its licence and its telephone say', () => {
    for (const c of planDemo()) {
      const isTrader = c.businessTypes.includes('Trading company/Agent');
      expect([c.name, /Trading Co/.test(c.name)]).toEqual([c.name, isTrader]);
      expect(c.description.includes('Our plant')).toBe(!isTrader);
      expect(c.scope.startsWith(isTrader ? 'Trade in' : 'Manufacture')).toBe(true);
      expect(c.description).toContain(String(c.year));
      const area = AREA_CODES[c.city];
      expect(area, c.city).toBeGreaterThan(0);
      for (const number of [c.contact.telephone, c.contact.fax].filter(Boolean))
        expect(number, c.city).toMatch(new RegExp(`^86-${area}-5550\\d{4}$`));
      expect(c.contact.address).toContain(c.city);
    }
  });

  // the letters of a licence are drawn as outlines: it can be compared, not read
  it('was founded in the year on its licence', { timeout: 60_000 }, async () => {
    const companies = planDemo();
    const orders = pictureOrders(companies, allotPictures(companies));
    for (const at of [0, 3]) {
      const { name, year, scope } = companies[at]!;
      const drawn = await orders.find(({ id }) => id === licenceId(at))!.draw();
      const ofYear = (y: number) => licenceFor({ company: name, year: y, scope }, seedOf('picture', name));
      expect(drawn.equals(await ofYear(year)), name).toBe(true);
      expect(drawn.equals(await ofYear(year + 1)), name).toBe(false);
    }
  });
});
