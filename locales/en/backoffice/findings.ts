import type { FindingCode } from '../../../domain/product/product-checks.ts';
import type { ProhibitedCategory } from '../../../domain/product/prohibited-categories.ts';

/** What the checks of a product found, for its seller and for the reviewer. A `problem` has the sentence of its code. */
export const findingWords = {
  heading: 'What the check found',
  none: 'The check found nothing.',
  block: 'Must be changed',
  warn: 'Please look',
  sentences: {
    missing: () => 'This is missing.',
    too_short: (n) => `Too short: at least ${n} characters.`,
    too_long: (n) => `Too long or too many: at most ${n}.`,
    prohibited_word: (word) => `“${word}” is not allowed.`,
    prohibited_category: (category) => `This sounds like something that may not be published: ${category}.`,
    contact_email: (text) => `An e-mail address: ${text}`,
    contact_url: (text) => `A web address: ${text}`,
    contact_phone: (text) => `A phone number: ${text}`,
    contact_messenger: (text) => `A messenger account: ${text}`,
    picture_small: (name) => `Smaller than 300 × 300: ${name}`,
    picture_blank: (name) => `Shows one colour and nothing else: ${name}`,
    picture_elsewhere: (name) => `Another company shows the same picture: ${name}`,
    duplicate: (title) => `You have this product in this category already: ${title}`,
    similar: (title) => `Very like another product of yours in this category: ${title}`,
    same_description: (title) => `The description is the same as that of: ${title}`,
  } satisfies Record<Exclude<FindingCode, 'problem'>, (detail: string) => string> as Record<
    Exclude<FindingCode, 'problem'>,
    (detail: string) => string
  >,
  prohibitedCategories: {
    counterfeit: 'counterfeit goods',
    ip_infringement: 'IP infringement',
    virtual_goods: 'virtual or digital goods',
    alcohol_tobacco_drugs: 'alcohol, tobacco and illegal drugs',
    hazardous_chemicals: 'hazardous chemicals',
    piercing_tattoo_guns: 'piercing and tattoo guns',
    live_animals_organs: 'live animals and human organs',
    organic_matter: 'organic matter',
    pornography: 'pornography',
    weapons: 'weapons',
    recalled_toys: 'recalled toys',
    hate_crimes: 'hate crimes',
    obscure_products: 'obscure products',
    false_advertising: 'false advertising',
    illegal_electronics: 'illegal electronics and software',
    illegal_services: 'illegal services',
    unauthorized_media: 'unauthorized media',
    flammable_explosive: 'flammable and explosive items',
    financial_products: 'financial products',
    currency: 'currency or fake currency',
    archaeological_finds: 'archaeological finds',
    export_prohibited: 'other export-prohibited products',
  } satisfies Record<ProhibitedCategory, string> as Record<ProhibitedCategory, string>,
};
export type FindingWords = typeof findingWords;
