/** Recognises programs that fetch pages without a reader behind them. */

/** Those that say who they are; browsers that are steered by a program; libraries. */
const ROBOT =
  /(?<!cu)bot\b|crawl|spider|slurp|scraper|preview|monitor|archiver|headless|lighthouse|\bcurl|wget|python|facebookexternalhit|yandex|feedfetcher|\+https?:/i;

/** Whether what calls itself so is a robot; a browser always says what it is. */
export const isRobot = (userAgent: string | undefined): boolean =>
  !userAgent || !/^Mozilla\/|^Opera\//.test(userAgent) || ROBOT.test(userAgent);
