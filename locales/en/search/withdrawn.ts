/** What a certification is called whose standard is withdrawn. */
export const withdrawn = '{name} (withdrawn)';
