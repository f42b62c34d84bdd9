/** How long a session lasts and when it may be renewed (spec M3.2, M4.7; decision 20). Epoch seconds. */

export const ACCESS_LIFE_SECONDS = 24 * 60 * 60;
/** Of staff, from signing in to the end: it is not renewed. */
export const STAFF_LIFE_SECONDS = 8 * 60 * 60;

export interface Lifetimes {
  /** The token is no longer good from here on. */
  access_expire: number;
  /** The token may be exchanged for a new one from here on. */
  refresh_after: number;
}

/** Of a token issued now. */
export const lifetimes = (nowSeconds: number, { staff = false } = {}): Lifetimes =>
  staff
    ? { access_expire: nowSeconds + STAFF_LIFE_SECONDS, refresh_after: nowSeconds + STAFF_LIFE_SECONDS }
    : {
        access_expire: nowSeconds + ACCESS_LIFE_SECONDS,
        refresh_after: nowSeconds + ACCESS_LIFE_SECONDS / 2,
      };

export const mayRefresh = (nowSeconds: number, { access_expire, refresh_after }: Lifetimes): boolean =>
  refresh_after <= nowSeconds && nowSeconds < access_expire;
