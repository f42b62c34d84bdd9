/** Addresses, numbers and names as people and their browsers write them, over the API and by forms without script. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authRoutes } from '../../../contract/account/auth.ts';
import { userRoutes } from '../../../contract/account/user.ts';
import { companyRoutes } from '../../../contract/company/company.ts';
import { enquiryRoutes } from '../../../contract/deal/enquiry.ts';
import { purchaseRoutes } from '../../../contract/deal/purchase.ts';
import { feedbackRoutes } from '../../../contract/operator/feedback.ts';
import { prospectRoutes } from '../../../contract/operator/prospect.ts';
import { reportRoutes } from '../../../contract/operator/report.ts';
import { askForEmails } from '../../../server/platform/email/delivery.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { postForm } from '../../support/browser/forms.ts';
import {
  leafCategory,
  type MadeCompany,
  makeProduct,
  makeSupplier,
  makeUser,
} from '../../support/data/factories.ts';
import { type MailServer, startMailServer } from '../../support/servers/mail-server.ts';
import { sendEmailsTo } from '../../support/work.ts';
import { casesOf } from '../cases.ts';

interface Typed {
  where: string;
  typed: string;
  /** What is stored. */
  becomes?: string;
  /** The sentence that refuses it. */
  refused?: string;
  /** The address on the envelope. */
  sent?: string;
  /** The relay offers SMTPUTF8. */
  relay?: true;
}

let app: TestApp;
let mail: MailServer;
let supplier: MadeCompany;
let product: number;
let category: Awaited<ReturnType<typeof leafCategory>>;
let serial = 0;
beforeAll(async () => {
  app = await buildTestApp();
  mail = await startMailServer();
  supplier = await makeSupplier(app);
  product = (await makeProduct(app, supplier.companyId)).id;
  category = await leafCategory(app);
});
afterAll(async () => {
  await app?.close();
  await mail?.close();
});

const ip = () => `203.0.${113 + Math.floor(++serial / 250)}.${serial % 250}`;
const first = async (query: ReturnType<typeof sql>) =>
  Object.values((await app.db.execute<Record<string, string>>(query)).rows[0] ?? {})[0];
const latest = (column: string, table: string) =>
  first(sql`SELECT ${sql.identifier(column)} FROM ${sql.identifier(table)} ORDER BY id DESC LIMIT 1`);

const enquiry = (given: object) => ({
  target: { type: 'product' as const, id: product },
  message: `We need five hundred of them soon, number ${++serial}.`,
  country: 'DE',
  name: 'Anna Lim',
  email: `anna${serial}@buyer.example`,
  ...given,
});
const soon = () => new Date(app.deps.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10);
const request = (given: object) => ({
  title: `Bolts ${++serial}`,
  category: category.id,
  description: 'Stainless steel bolts for a bridge.',
  quantity: 5000,
  unit: 'piece' as const,
  receive: 'DE',
  closingDate: soon(),
  contact: { name: 'Anna Lim', email: `anna${serial}@buyer.example`, company: '' },
  ...given,
});
const contact = (email: string) => ({ contact: { name: 'Anna Lim', email } });

/** A place where it is typed: sends it, and reads what became of it. */
interface Place {
  send(typed: string): ReturnType<TestApp['send']>;
  stored(): Promise<string | undefined>;
}

const viaApi = (
  route: Parameters<TestApp['send']>[0],
  body: (typed: string) => object,
  stored: () => Promise<string | undefined>,
  as: () => object = () => ({}),
): Place => ({
  send: (typed) => app.send(route, { body: body(typed) } as never, { ip: ip(), ...as() }),
  stored,
});
const asSupplier = () => ({ token: supplier.token });
const prospect = (given: object) => ({
  companyName: 'Bolts Ltd',
  contactName: 'Anna',
  contactPhone: '13800138000',
  from: '1',
  ...given,
});

const PLACES: Record<string, Place> = {
  enquiry: viaApi(
    enquiryRoutes.createEnquiry,
    (email) => enquiry({ email }),
    () => latest('email', 'enquiries'),
  ),
  request: viaApi(
    purchaseRoutes.createGuestPurchase,
    (email) => request(contact(email)),
    () => latest('contact_email', 'purchases'),
  ),
  'request form': {
    send: (email) =>
      postForm(app.app, '/post-sourcing-request', {
        title: `Bolts ${++serial}`,
        root: String(category.trail[0]),
        category: String(category.id),
        description: 'Stainless steel bolts.',
        quantity: '5000',
        unit: 'piece',
        receive: 'DE',
        currency: '$',
        closingDate: soon(),
        'contact.name': 'Anna Lim',
        'contact.email': email,
      }),
    stored: () => latest('contact_email', 'purchases'),
  },
  report: viaApi(
    reportRoutes.createReport,
    (email) => ({
      target: { type: 'product', id: product },
      reason: 'other',
      note: `See ${++serial}`,
      email,
    }),
    () => latest('email', 'reports'),
  ),
  feedback: viaApi(
    feedbackRoutes.createFeedback,
    (contactEmail) => ({ description: `The page is empty, ${++serial}.`, contactEmail }),
    () => latest('contact_email', 'feedback'),
  ),
  account: viaApi(
    authRoutes.sendEmail,
    (email) => ({ email, send_type: 2 }),
    () => latest('address', 'outbox'),
  ),
  sms: {
    async send(phone) {
      const { userId } = await makeUser(app);
      await app.db.execute(
        sql`UPDATE users SET mobile = NULL, mobile_verified = false WHERE mobile = '13800138000'`,
      );
      await app.db.execute(
        sql`UPDATE users SET mobile = '13800138000', mobile_verified = true WHERE id = ${userId}`,
      );
      await app.db.execute(sql`DELETE FROM one_time_codes`);
      await app.db.execute(sql`DELETE FROM outbox`);
      return app.send(authRoutes.sendSms, { body: { phone, send_type: 1 } }, { ip: ip() });
    },
    stored: () => latest('address', 'outbox'),
  },
  mobile: {
    async send(mobile) {
      const email = `new${++serial}@buyer.example`;
      await app.db.execute(sql`UPDATE users SET mobile = NULL, mobile_verified = false`);
      await app.call(authRoutes.sendEmail, { body: { email, send_type: 2 } }, { ip: ip() });
      const body = await first(
        sql`SELECT body FROM outbox WHERE address = ${email} ORDER BY id DESC LIMIT 1`,
      );
      const form = {
        email,
        user_name: 'Li Lei',
        mobile,
        password: 'kestrel47plinth',
        confirm_password: 'kestrel47plinth',
        verify_code: /\d{6}/.exec(body ?? '')?.[0] ?? '',
        checked: true as const,
      };
      return app.send(authRoutes.register, { body: form }, { ip: ip() });
    },
    stored: () => latest('mobile', 'users'),
  },
  prospect: viaApi(
    prospectRoutes.createLead,
    (contactPhone) => prospect({ contactPhone }),
    () => latest('contact_phone', 'prospects'),
  ),
  'prospect form': {
    send: (contactPhone) =>
      postForm(app.app, '/cross-border-promotion', {
        companyName: `Bolts ${++serial}`,
        contactName: 'Anna',
        contactPhone,
        place: 'bottom',
      }),
    stored: () => latest('contact_phone', 'prospects'),
  },
  'prospect name': viaApi(
    prospectRoutes.createLead,
    (contactName) => prospect({ contactName }),
    () => latest('contact_name', 'prospects'),
  ),
  'company telephone': viaApi(
    companyRoutes.setCompanyContact,
    (telephone) => ({ address: 'Bolt Road 1', telephone }),
    async () => (await app.call(companyRoutes.getCompany, {}, asSupplier())).contact.Telephone,
    asSupplier,
  ),
  'guest name': viaApi(
    enquiryRoutes.createEnquiry,
    (name) => enquiry({ name }),
    () => latest('name', 'enquiries'),
  ),
  'guest company': viaApi(
    enquiryRoutes.createEnquiry,
    (company) => enquiry({ company }),
    () => latest('buyer_company', 'enquiries'),
  ),
  'enquiry message': viaApi(
    enquiryRoutes.createEnquiry,
    (message) => enquiry({ message }),
    () => latest('body', 'enquiry_messages'),
  ),
  'account name': viaApi(
    userRoutes.setUserName,
    (name) => ({ name }),
    () => first(sql`SELECT name FROM users WHERE id = ${supplier.userId}`),
    asSupplier,
  ),
  'request title': viaApi(
    purchaseRoutes.createGuestPurchase,
    (title) => request({ title }),
    () => latest('title', 'purchases'),
  ),
  'request description': viaApi(
    purchaseRoutes.createGuestPurchase,
    (description) => request({ description }),
    () => latest('description', 'purchases'),
  ),
};

test.each(casesOf<Typed>('people'))('$says', async ({ where, typed, becomes, refused, sent, relay }) => {
  const place = PLACES[where]!;
  app.deps.environment.smtpUrl = relay && mail.url;
  const response = await place.send(typed);
  app.deps.environment.smtpUrl = undefined;
  if (refused !== undefined) {
    expect(response.statusCode).toBe(422);
    if (where.endsWith('form')) expect(response.body.includes(`>${refused}<`)).toBe(true);
    else expect(Object.values(response.json().fields)).toEqual([refused]);
    return;
  }
  expect([response.statusCode < 400, await place.stored()]).toEqual([true, becomes]);
  if (sent === undefined) return;
  await app.db.execute(
    sql`UPDATE outbox SET next_attempt_at = ${app.deps.now()} WHERE id = (SELECT max(id) FROM outbox WHERE address = ${becomes})`,
  );
  await sendEmailsTo(app.deps, mail.url, askForEmails);
  const received = mail.received.findLast(({ to }) => to === becomes)?.text;
  expect(received).toMatch(new RegExp(`^To: ${sent.replaceAll('.', '\\.')}\r?$`, 'm'));
});
