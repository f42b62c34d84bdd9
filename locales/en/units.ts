/** Units of sale as they are shown; one that is not named here is shown as it is stored. */
export interface UnitWords {
  names: Record<string, string>;
  /** Units that are counted, more than one of them. */
  plurals: Record<string, string>;
  /** Units that are measured, where the text says a number of them. */
  measurePlurals: Record<string, string>;
}

export const units: UnitWords = {
  names: {},
  plurals: {
    unit: 'units',
    set: 'sets',
    piece: 'pieces',
    sheet: 'sheets',
    stick: 'sticks',
    roll: 'rolls',
    pair: 'pairs',
    ration: 'rations',
    link: 'links',
    ream: 'reams',
    box: 'boxes',
    batch: 'batches',
    can: 'cans',
    jar: 'jars',
    barrel: 'barrels',
    bundle: 'bundles',
    bag: 'bags',
    basket: 'baskets',
    copy: 'copies',
    grain: 'grains',
    bottle: 'bottles',
    disk: 'disks',
    vehicle: 'vehicles',
  },
  measurePlurals: {
    gram: 'grams',
    ton: 'tons',
    'long ton': 'long tons',
    'short ton': 'short tons',
    pound: 'pounds',
    yard: 'yards',
    'square yard': 'square yards',
    milliliter: 'milliliters',
    liter: 'liters',
    litre: 'litres',
    kilolitre: 'kilolitres',
    'uk gallon': 'uk gallons',
    'us gallon': 'us gallons',
    meter: 'meters',
    'square meter': 'square meters',
    inch: 'inches',
    foot: 'feet',
    'square foot': 'square feet',
    'cubic foot': 'cubic feet',
  },
};
