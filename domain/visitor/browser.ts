/** A browser's name, short enough to recognise one's own: "Firefox 152, Windows". */

/** In this order, since most say that they are Chrome and Safari too. */
const BROWSERS: [name: string, version: RegExp][] = [
  ['WeChat', /MicroMessenger\/(\d+)/],
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
  ['curl', /^curl\/(\d+)/],
];
const SYSTEMS: [name: string, sign: RegExp][] = [
  ['iOS', /iPhone|iPad/],
  ['Android', /Android/],
  ['HarmonyOS', /HarmonyOS/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/** Empty when it says nothing that is known. */
export function browserOf(userAgent: string): string {
  const browser = BROWSERS.flatMap(([name, sign]) => {
    const version = sign.exec(userAgent)?.[1];
    return version ? `${name} ${version}` : [];
  })[0];
  const system = SYSTEMS.find(([, sign]) => sign.test(userAgent))?.[0];
  return [browser, system].filter(Boolean).join(', ');
}
