/** Photographs as cameras and telephones leave them, made such as the server takes by the browser that sends them. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionCookie } from '../../support/account/session-cookie.ts';
import { openSite, type Site } from '../../support/browser/browser.ts';
import { makeSupplier } from '../../support/data/factories.ts';
import { bytesOf } from '../cases.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const noise = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({
    create: {
      width,
      height,
      channels,
      background: { r: 50, g: 100, b: 150, alpha: 0.5 },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
const stored = async (name: string) => {
  const { rows } = await site.db.$client.query<{ key: string; width: number; height: number }>(
    'SELECT key, width, height FROM files WHERE name = $1',
    [name],
  );
  return rows[0];
};
const large = 5 * 1024 * 1024;

test('in an album: a large photograph upright and smaller, what is clear stays so, an AVIF is drawn', async () => {
  const seller = await makeSupplier(site);
  const page = await site.visitor(1440);
  await page.context().addCookies([sessionCookie(seller.token)]);
  const { rows } = await site.db.$client.query<{ id: number }>(
    'INSERT INTO albums (company_id, name) VALUES ($1, $2) RETURNING id::int AS id',
    [seller.companyId, 'Workshop'],
  );
  await page.goto(site.at(`/album/${rows[0]!.id}`, 'my'));
  const photograph = await noise(3600, 2400)
    .jpeg({ quality: 98 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const clear = await noise(1500, 1100, 4).png({ compressionLevel: 0 }).toBuffer();
  expect(Math.min(photograph.length, clear.length)).toBeGreaterThan(large);
  const avif = await noise(400, 400).avif().toBuffer();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'photograph.jpg', mimeType: 'image/jpeg', buffer: photograph },
      { name: 'clear.png', mimeType: 'image/png', buffer: clear },
      { name: 'new.avif', mimeType: 'image/avif', buffer: avif },
      { name: 'IMG_1.HEIC', mimeType: '', buffer: bytesOf('uploads', 'photo.heic') },
    ]);
  await expect.poll(() => stored('photograph.jpg')).toMatchObject({ width: 1600, height: 2400 });
  await expect
    .poll(async () => (await stored('new.jpg')) ?? (await stored('new.png')))
    .toMatchObject({ width: 400 });
  const drawn = (await stored('clear.png')) ?? (await stored('clear.webp'));
  const kept = await site.deps.files.get(drawn!.key);
  expect((await sharp(kept!).stats()).isOpaque).toBe(false);
  // this browser cannot read one: the server says what it is, and the way to one that is taken
  await page
    .getByText(/This is a HEIC picture: save it as JPEG|是 HEIC 图片，请另存为 JPEG/)
    .first()
    .waitFor();
});

test('with a request, in Chinese: a large photograph, a Word file, and one that nobody takes', async () => {
  const page = await site.visitor(390);
  await page.goto(site.at('/zh/post-sourcing-request'));
  const input = page.locator('input[type=file]').last();
  const photograph = await noise(3000, 2400).jpeg({ quality: 98 }).toBuffer();
  expect(photograph.length).toBeGreaterThan(large);
  await page.getByRole('button', { name: '添加文件' }).waitFor();
  await input.setInputFiles({ name: 'valve.jpg', mimeType: 'image/jpeg', buffer: photograph });
  await page.getByText('valve.jpg').waitFor();
  expect(await stored('valve.jpg')).toMatchObject({ width: 2400, height: 1920 });
  const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const word = bytesOf('documents', 'specification.docx');
  await input.setInputFiles({ name: 'specification.docx', mimeType: docx, buffer: word });
  await page.getByText('specification.docx').waitFor();
  await input.setInputFiles({ name: 'old.xls', mimeType: '', buffer: bytesOf('documents', 'old.xls') });
  await page.getByText('这是旧版 Office 文件').waitFor();
  // more than there is room for, and among them what nobody takes: each is told
  const text = (name: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from('Valve of brass, DN 20.'),
  });
  const many = Array.from({ length: 5 }, (_, n) => text(`note ${n + 1}.txt`));
  await input.setInputFiles([{ ...many[0]!, name: 'run.bat' }, ...many]);
  await page.getByText('note 3.txt').waitFor();
  const status = page.locator('p[role=status]', { hasText: 'run.bat' });
  await status.waitFor();
  expect(await status.innerText()).toContain('最多 6 个文件，未添加：note 4.txt, note 5.txt。');
});
