import { chosenLanguage, languageOfDocument } from '../../../client/language.ts';

/** Offers the page in the language that was chosen, where it stands in the other one: an address has one language (decision 24). */
export default function otherLanguage(root: HTMLElement): void {
  const chosen = chosenLanguage();
  root.hidden = chosen === null || chosen === languageOfDocument();
}
