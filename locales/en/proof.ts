/** What was checked of a supplier, what it states and what was measured; short on cards, whole on pages. */
export const proof = {
  title: 'Proof',
  verified: 'Verified',
  verifiedOn: 'Business licence checked by the marketplace on {date}',
  years: '{n} years',
  oneYear: '1 year',
  certificates: '{n} certificates',
  oneCertificate: '1 certificate',
  answers: 'Answers within {time}',
  checked: 'What we checked',
  checkedText: 'Business licence: name, validity and scope, on {date}',
  inBusiness: 'In business',
  since: '{years}, since {year}',
  staff: 'R&D and quality staff',
  staffText: '{n}',
  held: 'Certificates, checked by us',
  number: 'No. {number}',
  more: 'All certificates',
  paid: '{tier}: a paid membership, no proof of quality',
};
export type ProofWords = typeof proof;
