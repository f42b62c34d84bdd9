/** Parses the European Central Bank's daily rates: XML whose `Cube`s name the day, the currencies and the rates. */

export interface DailyRates {
  /** 2026-11-20 */
  day: string;
  /** By ISO code: so many are one euro. */
  rates: Map<string, number>;
}

/** Files of one day are some three kilobytes. */
const MAX_CHARACTERS = 100_000;
const DAY = /<Cube\s+time=["'](\d{4}-\d\d-\d\d)["']/;
const RATE = /<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["'](\d{1,9}(?:\.\d{1,8})?)["']/g;

/** Null for what is no such file, or has no dollar or no yuan. The newest day stands first and is the one taken. */
export function readDailyRates(xml: string): DailyRates | null {
  if (xml.length > MAX_CHARACTERS) return null;
  const found = DAY.exec(xml);
  const day = found?.[1];
  if (!found || !day || Number.isNaN(Date.parse(day))) return null;
  const rest = xml.slice(found.index + found[0].length);
  const next = DAY.exec(rest);
  const rates = new Map<string, number>();
  for (const [, currency, rate] of rest.slice(0, next?.index).matchAll(RATE))
    if (Number(rate) > 0) rates.set(currency!, Number(rate));
  return rates.has('USD') && rates.has('CNY') ? { day, rates } : null;
}
