/** Uploads and the addresses of files (spec P7.7, spec M7.7, decision 23). */
import * as z from 'zod';
import { numeric } from '../schema/numeric.ts';
import { route } from '../schema/route.ts';

export const uploaded = z.object({
  id: z.int(),
  url: z.string(),
  name: z.string(),
  bytes: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** A product or album picture of the company that looks the same: a hint, never a refusal. */
  like: z.object({ id: z.int(), url: z.string(), name: z.string() }).nullable(),
  /** It was an animation, of which one picture was kept. */
  still: z.boolean(),
});
export type Uploaded = z.infer<typeof uploaded>;

/** A file that hangs on something that was written. */
export const attachment = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  bytes: z.int(),
  /** A virus scanner found nothing in it; pictures are encoded anew and need none. */
  scanned: z.boolean(),
});
export type AttachedFile = z.infer<typeof attachment>;

export { IMAGE_WIDTHS, type ImageFormat, type ImageWidth, imageUrl } from '../../domain/picture/image.ts';

const purpose = (list: readonly number[]) =>
  z.object({
    purpose: numeric(z.literal([...list])),
    id: z.string().max(20).optional(),
    t: z.string().max(50).optional(),
  });

export const fileRoutes = {
  upload: route('POST', '/session/upload', 'user', {
    creates: true,
    scope: 'files:write',
    summary:
      'One file. Purpose 1 product image, 2 business licence (PNG or JPEG; of a PDF its first page is kept, as a picture), 3 logo, banner or avatar, 5 album (id: the album), 6 attachment (a picture or PDF, 5 MB; DOCX, XLSX, PPTX, CSV or TXT, 10 MB), 7 video (MP4, 50 MB), 8 document (PDF), 9 company photo.',
    query: purpose([1, 2, 3, 5, 6, 7, 8, 9]),
    accepts: 'file',
    reply: z.array(uploaded),
    perMinute: 120,
  }),
  uploadForFeedback: route('POST', '/services/feedbacks/upload', 'guest', {
    creates: true,
    summary: 'One image for a problem report (purpose 4): png or jpeg, 5 MB.',
    query: purpose([4]),
    accepts: 'file',
    reply: z.array(uploaded),
    perMinute: 20,
  }),
  uploadForEnquiry: route('POST', '/services/enquiry/upload', 'guest', {
    whileSuspended: true,
    creates: true,
    summary:
      'One attachment of an enquiry, a sourcing request or an appeal by a guest (purpose 6): png, jpeg, webp or pdf, 5 MB; docx, xlsx, pptx, csv or txt, 10 MB.',
    query: purpose([6]),
    accepts: 'file',
    reply: z.array(uploaded),
    perMinute: 20,
  }),
  privateFile: route('GET', '/session/files/:key', 'user', {
    scope: 'files:read',
    summary:
      'A file that is not public: a licence, a video or a document for its company and reviewers, an attachment for its two sides.',
    params: z.object({ key: z.string().max(100) }),
    reply: z.any(),
    produces: 'application/octet-stream',
  }),
};
