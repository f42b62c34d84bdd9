export const withdrawn = '{name}（已废止）';
