import type { LegalText } from './legal-text.ts';

export const prohibitedCategory: LegalText = {
  lead: 'What must not be offered on Overseas B2B Marketplace, neither as a product nor in a shop, a quotation or a sourcing request. The examples explain each category; they do not exhaust it.',
  sections: [
    {
      id: 'scope',
      title: 'Scope',
      clauses: [
        'These rules apply to everything users publish: title, keywords, properties, description, pictures, attachments and links. They are part of the [User agreement](terms-and-conditions).',
        'What the law of the place of export, of transit or of import forbids may not be offered either, even if it is not named here. Goods that need a licence may be offered only by those who hold it, and we may ask for proof.',
        'Parts, raw materials, packaging and instructions whose evident purpose is to make or use a prohibited item are treated like the item itself.',
      ],
    },
    {
      id: 'categories',
      title: 'The prohibited categories',
      clauses: [
        {
          text: 'The following 22 categories are prohibited:',
          entries: [
            {
              id: 'counterfeit-goods',
              name: 'Counterfeit goods',
              text: 'Goods that bear a brand without the permission of its owner, or that imitate branded goods so that buyers take them for genuine.',
              examples:
                'replicas of branded bags and watches, labels and packaging with brands of others, “1:1” copies',
            },
            {
              id: 'ip-infringement',
              name: 'IP infringement',
              text: 'Goods and content that infringe patents, designs, copyrights, trade marks or other rights of third parties.',
              examples:
                'goods printed with film or cartoon characters without a licence, copied product photographs, copies of patented devices',
            },
            {
              id: 'virtual-goods',
              name: 'Virtual or digital goods',
              text: 'Goods that are not delivered physically and whose origin cannot be checked.',
              examples:
                'game accounts and currency, gift and top-up cards, e-books, software keys, social media accounts and followers',
            },
            {
              id: 'alcohol-tobacco-drugs',
              name: 'Alcohol, tobacco and illegal drugs',
              text: 'Alcoholic beverages, tobacco and nicotine products, and narcotic or psychotropic substances with the tools to make or take them.',
              examples:
                'spirits, cigarettes, e-cigarettes and their liquids, cannabis, synthetic drugs, pipes for drugs',
            },
            {
              id: 'hazardous-chemicals',
              name: 'Hazardous chemicals',
              text: 'Toxic, corrosive, radioactive or otherwise dangerous chemicals, and precursors subject to control.',
              examples:
                'cyanides, mercury, banned pesticides, ozone-depleting refrigerants, precursors of drugs and explosives',
            },
            {
              id: 'piercing-and-tattoo-guns',
              name: 'Piercing and tattoo guns',
              text: 'Devices that pierce or ink the skin and can transmit infections when used without supervision.',
              examples: 'ear piercing guns, tattoo machines and their cartridges, complete tattoo kits',
            },
            {
              id: 'animals-and-organs',
              name: 'Live animals and human organs',
              text: 'Living animals of any kind, protected species and what is made of them, and parts of the human body.',
              examples: 'pets, bees, ivory, furs of protected species, organs, blood, bones',
            },
            {
              id: 'organic-matter',
              name: 'Organic matter',
              text: 'Biological material that can carry diseases or pests, or that needs quarantine.',
              examples:
                'soil, untreated manure, bacterial and viral cultures, animal carcasses, tissue samples',
            },
            {
              id: 'pornography',
              name: 'Pornography',
              text: 'Pornographic and sexually explicit goods, pictures and services. Anything that sexualises minors is reported to the authorities.',
              examples: 'pornographic films and prints, pictures of nudity, escort services',
            },
            {
              id: 'weapons',
              name: 'Weapons',
              text: 'Weapons, ammunition, their parts, imitations that can be mistaken for them, and goods made to injure.',
              examples:
                'firearms, silencers, air guns, switchblades, crossbows, pepper spray, stun guns, military equipment',
            },
            {
              id: 'recalled-toys',
              name: 'Recalled toys',
              text: 'Toys and articles for children that were recalled or that do not meet the safety standards of their market.',
              examples:
                'toys named in public recalls, loose high-powered magnets, toys with excess lead or phthalates, water beads',
            },
            {
              id: 'hate-crimes',
              name: 'Hate crimes',
              text: 'Goods and content that incite to hatred, glorify violence or terror, or degrade people for race, religion, sex, origin or disability.',
              examples:
                'symbols and propaganda of hate groups, goods that mock victims of crimes, terrorist material',
            },
            {
              id: 'obscure-products',
              name: 'Obscure products',
              text: 'Offers from which it does not emerge what is sold, and goods whose use or origin is concealed.',
              examples:
                '“mystery boxes”, products without name or specification, goods described by code words',
            },
            {
              id: 'false-advertising',
              name: 'False advertising',
              text: 'Goods with claims that are untrue, cannot be proven or mislead about effect, origin, certificate or price.',
              examples:
                'miracle cures, fuel “savers” without effect, invented certificates, storage media of false capacity',
            },
            {
              id: 'illegal-electronics',
              name: 'Illegal electronics and software',
              text: 'Devices and programs for unlawful interception, jamming, unlocking or copying, and pirated software.',
              examples:
                'signal jammers, hidden cameras made for spying, card skimmers, cracking tools, decoders for pay television',
            },
            {
              id: 'illegal-services',
              name: 'Illegal services',
              text: 'Services that break the law or help others to break it.',
              examples:
                'forged documents and diplomas, false reviews and orders, hacking, evasion of customs duties, gambling',
            },
            {
              id: 'unauthorized-media',
              name: 'Unauthorized media',
              text: 'Films, music, books, games and other works copied or distributed without permission of their owners.',
              examples:
                'copied discs, recordings of cinema films, memory cards with loaded films or games, leaked works',
            },
            {
              id: 'flammable-and-explosive',
              name: 'Flammable and explosive items',
              text: 'Goods that ignite or explode easily and may not be carried as ordinary freight.',
              examples:
                'fireworks, gunpowder, detonators, petrol, filled gas cartridges, lighters filled with gas',
            },
            {
              id: 'financial-products',
              name: 'Financial products',
              text: 'Money services, investments and anything that stands for a claim or a value.',
              examples:
                'shares, bonds, loans, insurance, bank accounts, credit cards, cryptocurrencies, invoices for sale',
            },
            {
              id: 'currency',
              name: 'Currency or fake currency',
              text: 'Money in circulation, counterfeits and imitations, and equipment to make them.',
              examples:
                'banknotes and coins in circulation, “prop” money that resembles real notes, plates and paper for banknotes',
            },
            {
              id: 'archaeological-finds',
              name: 'Archaeological finds',
              text: 'Cultural property, finds from excavations and antiquities whose trade is restricted.',
              examples:
                'excavated ceramics and bronzes, fossils under protection, parts of monuments, relics from temples',
            },
            {
              id: 'other-export-prohibited',
              name: 'Other export-prohibited products',
              text: 'Everything else that may not be exported, imported or traded under law, treaties or sanctions.',
              examples:
                'dual-use goods without a licence, rare resources under an export ban, waste under the Basel Convention, goods for sanctioned persons',
            },
          ],
        },
      ],
    },
    {
      id: 'checks',
      title: 'How we check',
      clauses: [
        'When a product is submitted, a program compares title, keywords and description with a list of prohibited words. If one is found you are told in which field it stands, and the product is not submitted.',
        'Every new product and every edit is then looked at by a reviewer. What has been published is checked again when it is reported or when the rules change.',
        'Writing a word differently, hiding it in pictures or choosing a wrong category in order to escape the check counts as an intentional breach.',
      ],
    },
    {
      id: 'consequences',
      title: 'Consequences of a breach',
      clauses: [
        'The product fails review, or is taken down if it is already published, with the reason shown to you. A mistake can be corrected and submitted again.',
        'In the case of serious or repeated violations the content submitted is deleted or the account is banned. Where the law requires it we report to the authorities. Section 15 of the [User agreement](terms-and-conditions#breach) applies.',
      ],
    },
    {
      id: 'report',
      title: 'Reports and questions',
      clauses: [
        'If you find a prohibited product, report it with its address through the [feedback page](/feedback). If your rights are infringed, follow section 14 of the [User agreement](terms-and-conditions#takedown).',
        'If you are not sure whether you may offer something, ask before you publish it. The e-mail address of our support is listed in the member centre under [Messages & Notifications > Announcements](my:/message/CircuitNotice).',
      ],
    },
  ],
};
