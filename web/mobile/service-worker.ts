/**
 * The mobile site's service worker. Documents always come from the network; offline it shows one page and keeps only
 * what that page needs. The server prepends PRECACHED (server/sites/http/installable.ts).
 */
interface Precached {
  pages: { en: string; zh: string };
  assets: string[];
  version: string;
}
const worker = globalThis as unknown as ServiceWorkerGlobalScope & { PRECACHED: Precached };

const { pages, assets, version } = worker.PRECACHED;
const CACHE = `offline-${version}`;

worker.addEventListener('install', (event) => {
  const fresh = [pages.en, pages.zh, ...assets].map((url) => new Request(url, { cache: 'reload' }));
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(fresh))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  // the document is asked for while the worker starts
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(document(event, pathname));
  else if (assets.includes(pathname)) event.respondWith(asset(request));
});

async function document(event: FetchEvent, pathname: string): Promise<Response> {
  try {
    const preloaded: Response | undefined = await event.preloadResponse;
    return preloaded ?? (await fetch(event.request));
  } catch {
    const page = /^\/zh(?:\/|$)/.test(pathname) ? pages.zh : pages.en;
    return (await caches.match(page)) ?? Response.error();
  }
}

/** Their names change with their content: what is kept is what would come. */
const asset = async (request: Request): Promise<Response> =>
  (await caches.match(request.url)) ?? fetch(request);
