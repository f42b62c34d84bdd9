/** Shared pieces. Gifts, jewellery, party goods and crafts. */

export const GOLDS = [
  ['#e3bf5f', '#6fb3e0', '#f6e9c4'],
  ['#cfd8e2', '#e58aa5', '#f4f6f9'],
  ['#dba68a', '#7fc7ad', '#f8e6dc'],
] as const;
