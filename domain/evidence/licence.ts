/** What a licence says of its country and its company's number, in a text that a machine has read (decision 37). */

/** By the code of the country; phrases that stand on licences of that country alone. */
const PHRASES: readonly (readonly [code: string, phrase: RegExp])[] = [
  ['CN', /统一社会信用代码|营业执照|市场监督管理|工商行政管理|unified social credit/],
  ['HK', /商業登記|公司註冊處|business registration ordinance|companies registry.{0,40}hong kong/],
  ['TW', /統一編號|經濟部商業/],
  ['GB', /companies house|registrar of companies for (?:england|scotland)/],
  ['DE', /handelsregister|amtsgericht|gewerbe-?anmeldung/],
  ['FR', /extrait kbis|registre du commerce et des soci/],
  ['IT', /camera di commercio|registro (?:delle )?imprese/],
  ['ES', /registro mercantil(?! de panam)/],
  ['TR', /ticaret sicil/],
  ['VN', /giay chung nhan dang ky|giấy chứng nhận đăng ký|dang ky doanh nghiep/],
  ['IN', /government of india|ministry of corporate affairs|\bgstin\b/],
  ['US', /secretary of state.{0,80}(?:delaware|california|new york|nevada|texas|florida|state of)/],
  [
    'AE',
    /dubai economy|department of economic development|trade licen[cs]e.{0,80}(?:dubai|sharjah|abu dhabi)/,
  ],
  ['SG', /accounting and corporate regulatory authority/],
  ['MY', /suruhanjaya syarikat malaysia/],
  ['ID', /nomor induk berusaha/],
  ['BR', /cadastro nacional da pessoa jur/],
];

/** The country whose licence it is; undefined where nothing tells, or several do. */
export function licenceCountry(text: string): string | undefined {
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
  const bare = plain.replace(/ /g, '');
  const found = PHRASES.filter(([, phrase]) => phrase.test(plain) || phrase.test(bare)).map(([code]) => code);
  return found.length === 1 ? found[0] : undefined;
}

const CREDIT_LETTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const CREDIT_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
/** China's number of a company (GB 32100-2015), whose last sign proves the others. */
function isCreditCode(code: string): boolean {
  const values = [...code].map((letter) => CREDIT_LETTERS.indexOf(letter));
  if (values.includes(-1)) return false;
  const sum = CREDIT_WEIGHTS.reduce((total, weight, i) => total + weight * values[i]!, 0);
  return (31 - (sum % 31)) % 31 === values[17];
}

/** The first number of a company in the text that proves itself. */
export function companyNumberIn(text: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[ \t]+/g, '');
  for (const [code] of plain.matchAll(/(?<![0-9A-Z])[0-9A-HJ-NPQRTUWXY]{18}(?![0-9A-Z])/g))
    if (isCreditCode(code)) return code;
  return undefined;
}
