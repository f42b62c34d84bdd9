/**
 * Requests and quotations as decision 27 has them, in plain objects: what each move must answer, and what then stands.
 * Written from the decision and the lifecycles, and uses nothing of what it is compared with.
 */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const UNDECIDED: readonly string[] = ['submitted', 'viewed', 'shortlisted'];
const READ_BY_ALL: readonly string[] = ['inEffect', 'closed', 'expired'];

/** `done`, or the code of the error; with `invalid` the fields that are wrong. */
export type Outcome = string;
export type Zone = 'UTC' | 'Asia/Shanghai';
export type Action = 'accept' | 'decline' | 'shortlist' | 'unshortlist' | 'betterOffer' | 'note';
type Status = 'inEffect' | 'underReview' | 'notPassed' | 'closed' | 'expired';

export interface Request {
  id: number;
  /** A member by name, or a guest: the e-mail. */
  owner: string;
  isGuests: boolean;
  title: string;
  zone: Zone;
  status: Status;
  hasPassed: boolean;
  version: number;
  closing: number;
  closedAt: number | null;
  edit: { title: string; refused: boolean } | null;
  confirmed: boolean;
  deleted: boolean;
  createdAt: number;
  /** How many of the ten places are taken. */
  places: number;
}
export interface Quotation {
  id: number;
  request: Request;
  supplier: string;
  status: 'submitted' | 'viewed' | 'shortlisted' | 'accepted' | 'declined' | 'withdrawn' | 'expired';
  version: number;
  until: number;
  item: string;
  asked: boolean;
  declinedFor: string | null;
  note: string;
}

const offset = (zone: Zone) => (zone === 'UTC' ? 0 : 8 * HOUR);
const dayNumber = (at: number, zone: Zone) => Math.floor((at + offset(zone)) / DAY);
export const dayAhead = (now: number, zone: Zone, days: number): string =>
  new Date((dayNumber(now, zone) + days) * DAY).toISOString().slice(0, 10);
const endOf = (now: number, zone: Zone, days: number) =>
  (dayNumber(now, zone) + days + 1) * DAY - 1 - offset(zone);

export class Deals {
  readonly requests: Request[] = [];
  readonly quotations: Quotation[] = [];
  /** When requests were posted in a guest's name. */
  private readonly posted: { email: string; at: number }[] = [];
  now = 0;

  // what stands

  /** Past its closing day a request has expired, whether or not the job has come by. */
  statusOf(request: Request): Status {
    return request.status === 'inEffect' && request.closing <= this.now ? 'expired' : request.status;
  }
  editOf = (request: Request) => (this.statusOf(request) === 'inEffect' ? request.edit : null);
  isPublic = (request: Request) =>
    request.hasPassed && !request.deleted && READ_BY_ALL.includes(request.status);
  isOpen = (request: Request) => this.statusOf(request) === 'inEffect' && request.places < 10;
  isWaiting = (request: Request) =>
    request.confirmed &&
    !request.deleted &&
    (request.status === 'underReview' || this.editOf(request)?.refused === false);

  /** 90 days after it was closed or expired the link of a request ends. */
  linkEnded(request: Request): boolean {
    if (!['closed', 'expired'].includes(this.statusOf(request))) return false;
    return this.now >= (request.closedAt ?? request.closing) + 90 * DAY;
  }

  actionsOf(request: Request): string[] {
    const status = this.statusOf(request);
    return [
      ...(status === 'inEffect' || status === 'underReview' ? ['close'] : []),
      ...(status === 'inEffect' ? ['extend'] : []),
      ...(['inEffect', 'underReview', 'notPassed'].includes(status) ? ['edit'] : []),
      'copy',
      'remove',
    ];
  }

  on = (request: Request) =>
    this.quotations.filter((one) => one.request === request && one.status !== 'withdrawn').reverse();

  buyerMay(quotation: Quotation): Action[] {
    const { status, until, asked, version, request } = quotation;
    if (!UNDECIDED.includes(status) || !READ_BY_ALL.includes(request.status)) return [];
    if (until <= this.now) return ['decline'];
    return [
      'accept',
      'decline',
      status === 'shortlisted' ? 'unshortlist' : 'shortlist',
      ...(!asked && version < 10 ? (['betterOffer'] as const) : []),
    ];
  }

  supplierMay({ status, until, version, request }: Quotation): ('revise' | 'withdraw')[] {
    if (!UNDECIDED.includes(status) || until <= this.now || request.deleted) return [];
    const revises = version < 10 && READ_BY_ALL.includes(request.status);
    return revises ? ['revise', 'withdraw'] : ['withdraw'];
  }

  // what the owner of a request does

  private endProblem(end: number, zone: Zone): boolean {
    const last = new Date(dayNumber(this.now, zone) * DAY);
    last.setUTCFullYear(last.getUTCFullYear() + 1);
    return end <= this.now || dayNumber(end, zone) > last.getTime() / DAY;
  }

  private extensionProblem({ closing, zone }: Request, end: number): boolean {
    return end <= closing || end <= this.now || dayNumber(end, zone) > dayNumber(this.now, zone) + 90;
  }

  /** What the owner must meet before anything else; null where it is theirs and can be reached. */
  reach(request: Request | undefined, by: string): Outcome | null {
    if (!request || request.owner !== by || request.deleted || !request.confirmed) return 'not_found';
    return request.isGuests && this.linkEnded(request) ? 'link_ended' : null;
  }

  post(zone: Zone, days: number): Outcome {
    return this.endProblem(endOf(this.now, zone, days), zone) ? 'invalid closingDate' : 'done';
  }

  add(
    id: number,
    { owner, isGuests, title, zone }: Pick<Request, 'owner' | 'isGuests' | 'title' | 'zone'>,
    days: number,
    confirmed = !isGuests,
  ): void {
    if (isGuests) this.posted.push({ email: owner, at: this.now });
    this.requests.push({
      id,
      owner,
      isGuests,
      title,
      zone,
      confirmed,
      status: 'underReview',
      hasPassed: false,
      version: 1,
      closing: endOf(this.now, zone, days),
      closedAt: null,
      edit: null,
      deleted: false,
      createdAt: this.now,
      places: 0,
    });
  }

  confirm(request: Request): Outcome {
    if (request.confirmed) return 'done';
    if (this.now >= request.createdAt + 7 * DAY) return 'link_expired';
    request.confirmed = true;
    return 'done';
  }

  extend(request: Request, days: number): Outcome {
    if (this.statusOf(request) !== 'inEffect') return 'wrong_state';
    const end = endOf(this.now, request.zone, days);
    if (end === request.closing) return 'done';
    if (this.extensionProblem(request, end)) return 'invalid closingDate';
    request.closing = end;
    return 'done';
  }

  /** @param days undefined: the closing day stays as it is */
  edit(
    request: Request,
    { version, title, days }: { version: number; title: string; days: number | undefined },
  ): Outcome {
    if (!this.actionsOf(request).includes('edit')) return 'wrong_state';
    if (request.version !== version) return 'conflict';
    const end = days === undefined ? request.closing : endOf(this.now, request.zone, days);
    const running = request.status === 'inEffect';
    const wrong = running
      ? end !== request.closing && this.extensionProblem(request, end)
      : this.endProblem(end, request.zone);
    if (wrong) return 'invalid closingDate';
    request.closing = end;
    if (running && title === request.title && request.edit === null) return 'done';
    request.version++;
    if (running) request.edit = title === request.title ? null : { title, refused: false };
    else Object.assign(request, { title, status: 'underReview' });
    return 'done';
  }

  close(request: Request): Outcome {
    if (!this.actionsOf(request).includes('close')) return 'wrong_state';
    Object.assign(request, { status: 'closed', closedAt: this.now, edit: null });
    return 'done';
  }

  /** The request that a copy of this one would be the second of: the same, posted within ten minutes. */
  copied(source: Request): Request | undefined {
    const same = this.requests.filter(
      ({ owner, title, deleted, createdAt }) =>
        owner === source.owner && title === source.title && !deleted && this.now - createdAt <= 10 * 60_000,
    );
    const last = same.at(-1);
    return last && last.id > source.id ? last : undefined;
  }

  copy(source: Request, days: number): Outcome {
    if (this.endProblem(endOf(this.now, source.zone, days), source.zone)) return 'invalid closingDate';
    if (this.copied(source)) return 'done';
    const today = this.posted.filter(({ email, at }) => email === source.owner && this.now - at <= DAY);
    return source.isGuests && today.length >= 10 ? 'too_many' : 'done';
  }

  // what reviewers do

  decide(request: Request, { version, approve }: { version: number; approve: boolean }): Outcome {
    const edit = this.editOf(request);
    const edited = edit !== null && !edit.refused;
    if (!edited && request.status !== 'underReview') return 'wrong_state';
    if (request.version !== version) return 'conflict';
    if (edited && !approve) edit.refused = true;
    else if (edited) Object.assign(request, { title: edit.title, edit: null, version: version + 1 });
    else if (approve) Object.assign(request, { status: 'inEffect', hasPassed: true });
    else Object.assign(request, { status: 'notPassed', hasPassed: false });
    return 'done';
  }

  takeDown(request: Request): Outcome {
    if (this.statusOf(request) !== 'inEffect') return 'wrong_state';
    Object.assign(request, { status: 'notPassed', hasPassed: false, edit: null });
    return 'done';
  }

  // what suppliers do

  quote(supplier: string, request: Request | undefined, days: number): Outcome {
    if (!request || !this.isPublic(request)) return 'request_gone';
    if (request.owner === supplier) return 'own_request';
    const own = this.on(request).filter((one) => one.supplier === supplier);
    if (own.some(({ status }) => status === 'accepted' || UNDECIDED.includes(status)))
      return 'quoted_already';
    if (!this.isOpen(request)) return 'request_closed';
    return this.endProblem(endOf(this.now, 'UTC', days), 'UTC') ? 'invalid valid_until' : 'done';
  }

  addQuotation(
    id: number,
    { supplier, request, item }: Pick<Quotation, 'supplier' | 'request' | 'item'>,
    days: number,
  ): void {
    request.places++;
    this.quotations.push({
      id,
      supplier,
      request,
      item,
      status: 'submitted',
      version: 1,
      until: endOf(this.now, 'UTC', days),
      asked: false,
      declinedFor: null,
      note: '',
    });
  }

  revise(
    supplier: string,
    quotation: Quotation | undefined,
    { version, item, days }: { version: number; item: string; days: number },
  ): Outcome {
    if (quotation?.supplier !== supplier) return 'not_found';
    if (!this.supplierMay(quotation).includes('revise')) return 'wrong_state';
    if (quotation.version !== version) return 'conflict';
    const until = endOf(this.now, 'UTC', days);
    if (this.endProblem(until, 'UTC')) return 'invalid valid_until';
    if (item === quotation.item && until === quotation.until) return 'done';
    Object.assign(quotation, { item, until, version: version + 1, status: 'submitted', asked: false });
    return 'done';
  }

  withdraw(supplier: string, quotation: Quotation | undefined): Outcome {
    if (quotation?.supplier !== supplier) return 'not_found';
    if (!this.supplierMay(quotation).includes('withdraw')) return 'wrong_state';
    quotation.status = 'withdrawn';
    quotation.request.places--;
    return 'done';
  }

  // what the owner does with quotations

  /** Reading makes them viewed. */
  read(quotations: readonly Quotation[]): number {
    const unread = quotations.filter(({ status }) => status === 'submitted');
    for (const one of unread) one.status = 'viewed';
    return unread.length;
  }

  decideOn(
    quotation: Quotation,
    action: Action,
    { reason, note }: { reason: string; note: string },
  ): Outcome {
    if (action === 'note') quotation.note = note;
    else if (!this.buyerMay(quotation).includes(action)) return 'wrong_state';
    if (action === 'shortlist') quotation.status = 'shortlisted';
    if (action === 'unshortlist') quotation.status = 'viewed';
    if (action === 'betterOffer') quotation.asked = true;
    if (action === 'decline') Object.assign(quotation, { status: 'declined', declinedFor: reason });
    if (action === 'accept') this.accept(quotation);
    return 'done';
  }

  private accept(quotation: Quotation): void {
    const { request } = quotation;
    quotation.status = 'accepted';
    for (const other of this.on(request))
      if (UNDECIDED.includes(other.status))
        Object.assign(other, { status: 'declined', declinedFor: 'chosen_another' });
    this.close(request);
  }

  // what the clock does

  runJobs(): void {
    for (const request of this.requests) {
      if (this.statusOf(request) === 'expired') Object.assign(request, { status: 'expired', edit: null });
    }
    for (const quotation of this.quotations)
      if (UNDECIDED.includes(quotation.status) && quotation.until <= this.now) {
        quotation.status = 'expired';
        quotation.request.places--;
      }
  }
}
