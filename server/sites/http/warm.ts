/** Renders what the first visitors after a start will request, before they do. */
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../../platform/process/environment.ts';

/** Sizes that cards and banners are shown in; larger ones are made when somebody asks. */
const FIRST_SCREEN = /\/files\/[a-z0-9]+-(?:240|360|480)\.avif/g;

/** Reads the home page in both languages until it is compressed, then the pictures of its first screen, one by one. */
export async function warmHome(app: FastifyInstance, { publicHost }: Environment): Promise<void> {
  const get = (url: string) => app.inject({ url, headers: { host: publicHost } });
  const pictures = new Set<string>();
  for (const url of ['/', '/zh']) {
    const page = await get(url);
    await get(url);
    for (const [picture] of page.body.matchAll(FIRST_SCREEN)) pictures.add(picture);
  }
  for (const picture of pictures) await get(picture);
}
