import { pdfOf, picture } from '../../tests/support/data/upload.ts';
import type { Ground } from '../support/attacker.ts';
import { figure } from '../support/figures.ts';

/** Uploads that are dear for their size, and many of them. */
export async function uploads({ tokenOf, forget, file, costs }: Ground): Promise<void> {
  await forget();
  const token = await tokenOf('gold@demo.test');
  const upload = (purpose: number, bytes: Buffer) =>
    file(`/api/session/upload?purpose=${purpose}`, bytes, { token });
  const small = await picture(4000, 4000).png().toBuffer();
  const [decoded] = await costs([() => upload(1, small)]);
  figure(`8  PNG of ${Math.round(small.length / 1024)} KB, 16 megapixels: processor`, decoded!.cpu, 'ms', {
    most: 1500,
  });
  const huge = await picture(6300, 6300).png().toBuffer();
  const [bomb] = await costs([() => upload(1, huge)]);
  figure('8  PNG of 40 megapixels: status', bomb!.status, '', { least: 422, most: 422 });
  const large = pdfOf(`2 0 obj<<>>stream\n${' '.repeat(4.9 * 1024 * 1024)}\nendstream endobj\n`);
  let taken = 0;
  for (let n = 0; n < 40; n++) if ((await upload(6, large)).status === 200) taken++;
  figure('8  40 PDFs of 5 MB: taken', taken, '', { most: 20 });
}
