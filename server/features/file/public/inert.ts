/** How a file is handed to a browser. */
import type { FastifyReply } from 'fastify';

/** Whatever a file holds, a browser only shows it: no script, no sniffing. */
export const inert = (reply: FastifyReply): FastifyReply =>
  reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox");

/** The head of a reply that carries a private file: pictures are shown, all else is saved under its name. */
export function announceFile(reply: FastifyReply, file: { key: string; mime: string; name: string }): void {
  const place = file.mime.startsWith('image/') ? 'inline' : 'attachment';
  inert(reply)
    .type(file.mime)
    .header('content-disposition', `${place}; filename*=UTF-8''${asToken(file.name || file.key)}`);
}

/** RFC 8187: encodeURIComponent leaves four characters that may not stand there. */
const asToken = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
