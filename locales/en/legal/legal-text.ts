/**
 * A legal document as data (spec P2.16), one file a document and language. Both languages have the same sections
 * with the same number of clauses, so that "clause 5.3" is the same clause in either. Texts hold links as
 * [words](target): the name of a document, a path of the portal, or my: and a path of the member centre.
 */
export interface LegalText {
  /** What the document is about, in a sentence or two. */
  lead: string;
  sections: LegalSection[];
}

export interface LegalSection {
  /** Anchor of the section: "#account". */
  id: string;
  title: string;
  clauses: LegalClause[];
}

/** Numbered 1.1, 1.2 … within its section. */
export type LegalClause =
  | string
  | { text: string; list: string[] }
  | { text: string; table: { head: string[]; rows: string[][] } }
  /** A numbered list whose items have anchors of their own. */
  | { text: string; entries: { id: string; name: string; text: string; examples: string }[] };
