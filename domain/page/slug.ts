/**
 * The path of a category: "Apparel & Accessories" → "apparel-accessories" (Spec P3.4). Empty if the name has no Latin
 * letter or digit.
 */
export function slug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{Mark}&]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
