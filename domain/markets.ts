/** Assigns a country to one of the markets that suppliers choose from. */
import type { MainMarket } from './enumerations.ts';

const COUNTRIES: Partial<Record<MainMarket, string>> = {
  'East Asia': 'CN HK JP KP KR MN MO TW',
  'Southeast Asia': 'BN ID KH LA MM MY PH SG TH TL VN',
  'North America':
    'AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC VG VI',
  'South America': 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE',
  // the specification's value of "West Europe": all of Europe is meant
  'East Europe':
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK',
  'Australia/New Zealand': 'AU CK FJ NC NF NU NZ PF PG SB TO VU WS',
  'Mid-East/Africa':
    'AE AO BF BH BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IL IQ IR JO KE KM KW LB LR LS LY MA MG ML MR MU MW MZ NA NE NG OM PS QA RE RW SA SC SD SH SL SN SO SS ST SY SZ TD TG TN TR TZ UG YE YT ZA ZM ZW',
};

const MARKETS = new Map(
  Object.entries(COUNTRIES).flatMap(([market, codes]) =>
    codes.split(' ').map((code) => [code, market as MainMarket] as const),
  ),
);

/** Null for a country that none of the markets covers, such as India. */
export const marketOf = (country: string): MainMarket | null => MARKETS.get(country.toUpperCase()) ?? null;
