/** What stands in the place of a text that staff has hidden: one text for both sides, so in both languages (decision 37). */
export const HIDDEN_TEXT = 'This text was hidden by the marketplace. 此内容已被平台隐藏。';
