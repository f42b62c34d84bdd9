import { deflateSync } from 'node:zlib';
import { decoder } from '../../server/pictures/decoder.ts';
import { picture, pngChunk } from '../../tests/support/data/upload.ts';
import { type Ground, spending } from '../support/attacker.ts';
import { figure } from '../support/figures.ts';

const GUESTS = '/api/services/enquiry/upload?purpose=6';

/** A picture with so many texts, each packed a thousand times smaller: libpng unpacks a little less than 8 MB. */
async function bombOf(texts: number): Promise<Buffer> {
  const plain = await picture(400, 400).png().toBuffer();
  const packed = deflateSync(Buffer.alloc(7.9 * 1024 * 1024, 'A'));
  const text = pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), packed]));
  return Buffer.concat([plain.subarray(0, 33), ...Array<Buffer>(texts).fill(text), plain.subarray(33)]);
}

/** PNGs whose texts unpack to a thousand times their size, of guests and of a member; and what a seller waits meanwhile. */
export async function packedText({ file, forget, tokenOf }: Ground): Promise<void> {
  await forget();
  const [four, one] = [await bombOf(50), await bombOf(245)];
  const token = await tokenOf('gold@demo.test');
  const small = await picture(400, 400).png().toBuffer();
  const seller = () =>
    spending(() => file('/api/session/upload?purpose=1', small, { token, from: '127.0.5.9' }));
  // the process that decodes is started by the first
  await seller();
  const alone = await seller();
  const before = decoder.counts.bytes;
  let meanwhile: Awaited<ReturnType<typeof seller>> | undefined;
  const guests = await spending(async () => {
    const sent = [1, 2, 3, 4].map((n) => file(GUESTS, four, { from: `127.0.5.${n}` }));
    meanwhile = await seller();
    return Promise.all(sent);
  });
  const handed = decoder.counts.bytes - before;
  const member = await spending(() =>
    file('/api/session/upload?purpose=6', one, { token: token, from: '127.0.5.9' }),
  );
  const name = (bytes: Buffer) => `${Math.round(bytes.length / 1024)} KB`;
  const guestsName = `s1 PNG of ${name(four)} with 50 packed texts, of 4 guests, and a seller's`;
  figure(`${guestsName}: processor`, guests.cpu, 'ms', { most: 1500 });
  figure(`${guestsName}: by the clock`, guests.ms, 'ms');
  figure(`${guestsName}: taken`, guests.made.filter(({ status }) => status === 200).length);
  figure(`${guestsName}: handed to the decoder`, handed / 1024, 'KB', { most: 64 });
  figure("s1 the seller's upload, alone", alone.ms, 'ms');
  figure("s1 the seller's upload, meanwhile", meanwhile!.ms, 'ms', { most: 2000 });
  const memberName = `s1 PNG of ${name(one)} with 245 packed texts, of a member`;
  figure(`${memberName}: processor`, member.cpu, 'ms', { most: 500 });
  figure(`${memberName}: by the clock`, member.ms, 'ms');
  figure(`${memberName}: status`, member.made.status);
}
