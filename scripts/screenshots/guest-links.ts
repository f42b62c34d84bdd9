/** What a guest follows by the links of mails: an address to confirm, a request that was quoted on, a thread. */

import { confirmationRoutes } from '../../contract/account/confirmation.ts';
import { enquiryRoutes } from '../../contract/deal/enquiry.ts';
import { ownEnquiryRoutes } from '../../contract/deal/own-enquiry.ts';
import { purchaseRoutes } from '../../contract/deal/purchase.ts';
import { purchaseReviewRoutes } from '../../contract/deal/purchase-review.ts';
import { quotationRoutes } from '../../contract/deal/quotation.ts';
import { outboxRoutes } from '../../contract/operator/outbox.ts';
import { ownProductRoutes } from '../../contract/product/own-product.ts';
import { DAY_MS } from '../../domain/time.ts';
import type { Studio } from './studio.ts';

export const SELLER = 'gold@demo.test';
export const REVIEWER = 'reviewer@demo.test';
const ADMINISTRATOR = 'admin@demo.test';

const GUEST = { name: 'Maria Jensen', company: 'Nordlys Import ApS' };
/** Another for each run: a marketplace that is taken again knows the earlier ones. */
const addressFor = (what: string) => `${what}-${Date.now()}@nordlys.example`;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

export interface GuestLinks {
  /** A product of the one who answers. */
  product: number;
  confirm: string;
  request: string;
  enquiry: string;
}

export async function makeGuestLinks(studio: Studio): Promise<GuestLinks> {
  const { items } = await studio.call(ownProductRoutes.listOwnProducts, { query: { status: 1 } }, SELLER);
  const product = await studio.call(ownProductRoutes.getOwnProduct, { params: { id: items[0]!.id } }, SELLER);
  return {
    product: product.id,
    request: await quotedRequest(studio, product.title, product.cate_path.at(-1)!),
    enquiry: await answeredEnquiry(studio, product.id),
    confirm: await unconfirmed(studio, product.id),
  };
}

/** Where the mail to this address leads. */
async function mailed(studio: Studio, address: string): Promise<string> {
  const { items } = await studio.call(outboxRoutes.listOutbox, { query: { address } }, ADMINISTRATOR);
  const link = items.map(({ body }) => /\/confirm\/[\w-]+/.exec(body)).find(Boolean);
  if (!link) throw new Error(`No mail to ${address} has a link to confirm.`);
  return link[0];
}

async function confirmed(studio: Studio, address: string): Promise<string> {
  const token = (await mailed(studio, address)).split('/').at(-1)!;
  return (await studio.call(confirmationRoutes.confirmAddress, { params: { token } })).path;
}

async function quotedRequest(studio: Studio, title: string, category: number): Promise<string> {
  const email = addressFor('requests');
  const { ID: id } = await studio.call(purchaseRoutes.createGuestPurchase, {
    body: {
      title,
      category,
      description:
        'For three shops in Denmark. Please quote FOB with the lead time, and say what a sample costs.',
      quantity: 500,
      unit: 'piece' as const,
      receive: 'DK',
      targetPrice: 12,
      closingDate: dayIn(30),
      certifications: ['CE'],
      contact: { ...GUEST, email },
    },
  });
  const path = await confirmed(studio, email);
  await studio.call(
    purchaseReviewRoutes.decidePurchase,
    { params: { id }, body: { approve: true } },
    REVIEWER,
  );
  await studio.call(
    quotationRoutes.quotePurchase,
    {
      params: { id },
      body: {
        item_name: title,
        details: 'As in our shop, packed one by one. The price holds for your 500 pieces.',
        price: [
          { Start: 100, End: 499, Price: 12.4 },
          { Start: 500, End: null, Price: 11.2 },
        ],
        currency: '$',
        unit: 'piece' as const,
        incoterm: 'FOB',
        port: 'Ningbo',
        lead_time_days: 20,
        sample: { offered: true, free: true, days: 7 },
        valid_until: dayIn(20),
      },
    },
    SELLER,
  );
  return path;
}

const enquiryTo = (product: number, email: string) => ({
  target: { type: 'product' as const, id: product },
  message:
    'We need 500 pieces with our logo. What is the price to Copenhagen, and how long does a sample take?',
  quantity: 500,
  unit: 'piece' as const,
  country: 'DK',
  email,
  ...GUEST,
});

async function answeredEnquiry(studio: Studio, product: number): Promise<string> {
  const email = addressFor('enquiries');
  const { id } = await studio.call(enquiryRoutes.createEnquiry, { body: enquiryTo(product, email) });
  const path = await confirmed(studio, email);
  await studio.call(
    ownEnquiryRoutes.replyEnquiry,
    {
      params: { id },
      body: { message: '您好，500件可以印您的标志。样品七天寄出，FOB宁波价格请见附表。', files: [] },
    },
    SELLER,
  );
  return path;
}

async function unconfirmed(studio: Studio, product: number): Promise<string> {
  const email = addressFor('hello');
  await studio.call(enquiryRoutes.createEnquiry, { body: enquiryTo(product, email) });
  return mailed(studio, email);
}
