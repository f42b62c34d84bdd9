/** The pages of the route table in screens.ts, with the words that each needs. */
import { type RouteObject, redirect } from 'react-router';
import type { ReviewKind } from '../../contract/schema/review.ts';
import type { Language } from '../../domain/enumerations.ts';
import { Queries } from '../backoffice/app/query-provider.tsx';
import {
  useAntdWords,
  useBackofficeWords,
  useDecisionWords,
  useFindingWords,
  useSecondFactorWords,
} from '../backoffice/app/words.ts';
import { Root } from '../backoffice/root.tsx';
import { loadWords, pageWith as of, type RoutePage } from '../backoffice/routing/page.ts';
import { Crashed } from '../backoffice/shell/crashed.tsx';
import { SignInPage } from './features/sign-in/page.tsx';
import { guardScreen } from './guard.ts';
import { insideNames, outsideNames, type ScreenName, screen, type Who } from './screens.ts';
import * as words from './words.ts';

// In the first chunk, as everybody signs in first.
const signIn = (language: Language) =>
  of(words.useFrameWords)(async () => ({ SignInPage }), 'SignInPage', { language });
const queued = of(
  words.useQueueWords,
  words.usePurchaseWords,
  words.useUserWords,
  words.useReviewWords,
  words.useReasonWords,
);
const queue = (kind: ReviewKind) =>
  queued(() => import('./features/queue/queue-page.tsx'), 'QueuePage', { kind });
const reviewWords = [
  words.useReviewWords,
  words.useQueueWords,
  words.usePurchaseWords,
  words.useUserWords,
  words.useReasonWords,
];
const review = of(...reviewWords, useFindingWords);
const productReview = (kind: 'product' | 'revision') =>
  review(() => import('./features/review/product/product-page.tsx'), 'ProductReviewPage', { kind });
const overview = of(words.useQueueWords, words.useTicketWords, words.useWorkWords, words.useFiguresWords);
const companyChanges = of(words.useCompanyChangeWords, words.usePeopleWords, useFindingWords);
const heldEnquiries = of(words.useHeldEnquiryWords, words.useTicketWords, useFindingWords);
const reports = of(
  words.useTicketWords,
  words.useReportWords,
  words.useRuleWords,
  words.useReviewReasonWords,
);
const appeals = of(words.useAppealWords, useDecisionWords, words.useRuleWords, words.useReviewReasonWords);
const infringements = of(words.useInfringementWords);
const samples = of(words.useSampleWords, words.useReasonWords);
const shopContents = of(words.useShopContentWords);
const purchases = of(words.usePurchaseWords, words.useReasonWords);
const ticket = of(words.useTicketWords);
const users = of(words.useUserWords, words.useReviewWords, words.useRuleWords, words.usePeopleWords);
const companies = of(words.usePeopleWords, words.useUserWords);
const company = of(
  words.usePeopleWords,
  words.useUserWords,
  words.useReviewWords,
  words.useReasonWords,
  words.useReportWords,
  words.useCompanyChangeWords,
  words.useAuditWords,
  words.useRuleWords,
  words.useReviewReasonWords,
  useDecisionWords,
);
const person = of(words.usePeopleWords, words.useUserWords, words.useAuditWords, words.useRuleWords);
const staff = of(words.useStaffWords, words.useUserWords);
const emailGallery = of(words.useEmailWords);
const figureList = of(words.useFiguresWords);
const audit = of(words.useAuditWords, words.useUserWords);
const shopReview = of(...reviewWords, words.useShopContentWords, useFindingWords);

const pages: Record<ScreenName, RoutePage> = {
  signIn: signIn('zh'),
  signInEnglish: signIn('en'),
  overview: overview(() => import('./features/queue/overview-page.tsx'), 'OverviewPage'),
  certificationQueue: queue('certification'),
  productQueue: queue('product'),
  revisionQueue: queue('revision'),
  purchaseQueue: queue('purchase'),
  shopQueue: queue('shop'),
  companyChanges: companyChanges(
    () => import('./features/company-change/changes-page.tsx'),
    'CompanyChangesPage',
  ),
  heldEnquiries: heldEnquiries(() => import('./features/held-enquiry/held-page.tsx'), 'HeldEnquiriesPage'),
  feedback: ticket(() => import('./features/feedback/feedback-page.tsx'), 'FeedbackPage'),
  reports: reports(() => import('./features/report/reports-page.tsx'), 'ReportsPage'),
  infringements: infringements(
    () => import('./features/infringement/infringements-page.tsx'),
    'InfringementsPage',
  ),
  infringement: infringements(
    () => import('./features/infringement/infringement-page.tsx'),
    'InfringementPage',
  ),
  appeals: appeals(() => import('./features/appeal/appeals-page.tsx'), 'AppealsPage'),
  appeal: appeals(() => import('./features/appeal/appeal-page.tsx'), 'AppealPage'),
  samples: samples(() => import('./features/sample/samples-page.tsx'), 'SamplesPage'),
  wordHits: of(
    words.useProhibitedWordWords,
    words.useReasonWords,
    words.useReviewWords,
  )(() => import('./features/prohibited-word/hits-page.tsx'), 'WordHitsPage'),
  prohibitedWords: of(words.useProhibitedWordWords)(
    () => import('./features/prohibited-word/words-page.tsx'),
    'ProhibitedWordsPage',
  ),
  synonyms: of(words.useSynonymWords)(() => import('./features/synonym/synonyms-page.tsx'), 'SynonymsPage'),
  banners: of(words.useBannerWords)(() => import('./features/banner/banners-page.tsx'), 'BannersPage'),
  notices: of(words.useNoticeWords)(() => import('./features/notice/notices-page.tsx'), 'NoticesPage'),
  categories: of(words.useCategoryWords)(
    () => import('./features/category/categories-page.tsx'),
    'CategoriesPage',
  ),
  shopContents: shopContents(() => import('./features/shop/contents-page.tsx'), 'ShopContentsPage'),
  purchases: purchases(() => import('./features/purchase/purchases-page.tsx'), 'PurchasesPage'),
  certificationReview: review(
    () => import('./features/review/certification/certification-page.tsx'),
    'CertificationReviewPage',
  ),
  productReview: productReview('product'),
  revisionReview: productReview('revision'),
  shopReview: shopReview(() => import('./features/review/shop/shop-page.tsx'), 'ShopReviewPage'),
  purchaseReview: review(() => import('./features/review/purchase/purchase-page.tsx'), 'PurchaseReviewPage'),
  prospects: ticket(() => import('./features/prospect/prospects-page.tsx'), 'ProspectsPage'),
  companies: companies(() => import('./features/company/companies-page.tsx'), 'CompaniesPage'),
  company: company(() => import('./features/company/company-page.tsx'), 'CompanyPage'),
  person: person(() => import('./features/user/person-page.tsx'), 'PersonPage'),
  staff: staff(() => import('./features/staff/staff-page.tsx'), 'StaffPage'),
  invitation: staff(() => import('./features/staff/invitation-page.tsx'), 'InvitationPage'),
  users: users(() => import('./features/user/users-page.tsx'), 'UsersPage'),
  outbox: of(words.useOutboxWords, words.useEmailWords)(
    () => import('./features/outbox/outbox-page.tsx'),
    'OutboxPage',
  ),
  work: of(words.useWorkWords)(() => import('./features/work/work-page.tsx'), 'WorkPage'),
  workKinds: of(words.useWorkWords)(() => import('./features/work/kinds-page.tsx'), 'WorkKindsPage'),
  emptySearches: figureList(
    () => import('./features/figures/lists/empty-searches-page.tsx'),
    'EmptySearchesPage',
  ),
  answers: figureList(() => import('./features/figures/lists/answers-page.tsx'), 'AnswersPage'),
  storage: figureList(() => import('./features/figures/lists/storage-page.tsx'), 'StoragePage'),
  onlineProducts: figureList(
    () => import('./features/figures/lists/online-products-page.tsx'),
    'OnlineProductsPage',
  ),
  endingMemberships: of(words.useFiguresWords, words.useUserWords)(
    () => import('./features/figures/lists/ending-memberships-page.tsx'),
    'EndingMembershipsPage',
  ),
  decisions: of(
    words.useFiguresWords,
    words.usePeopleWords,
    words.useRuleWords,
    words.useReviewReasonWords,
    useDecisionWords,
  )(() => import('./features/figures/lists/decisions-page.tsx'), 'DecisionsPage'),
  emailGallery: emailGallery(() => import('./features/email/gallery-page.tsx'), 'EmailGalleryPage'),
  audit: audit(() => import('./features/audit/audit-page.tsx'), 'AuditPage'),
  settings: of(words.useSettingWords)(() => import('./features/setting/settings-page.tsx'), 'SettingsPage'),
  findingSwitches: of(words.useSettingWords)(
    () => import('./features/setting/findings-page.tsx'),
    'FindingSwitchesPage',
  ),
  settingChanges: of(words.useSettingWords)(
    () => import('./features/setting/changes-page.tsx'),
    'SettingChangesPage',
  ),
  security: of(useSecondFactorWords)(() => import('./features/security/security-page.tsx'), 'SecurityPage'),
};

const route = (name: ScreenName): RouteObject => ({
  path: screen(name).path,
  handle: name,
  loader: (args) => {
    guardScreen(screen(name), args.request);
    return loadWords(pages[name].words, args);
  },
  // A session may end between any two pages.
  shouldRevalidate: () => true,
  lazy: pages[name].lazy,
});

// One chunk: whoever sees the menu may need each of these.
const frame = () => import('./layout/frame.ts');
const isFor = (who: Who) => (name: ScreenName) => screen(name).who === who;
const isForAll = (name: ScreenName) => !isFor('operator')(name) && !isFor('administrator')(name);

const workspace: RouteObject = {
  loader: (args) => loadWords([words.useFrameWords, useSecondFactorWords], args),
  lazy: { Component: async () => (await frame()).ConsoleLayout },
  children: [
    {
      lazy: { ErrorBoundary: async () => (await frame()).PageCrashed },
      children: [
        {
          lazy: { Component: async () => (await frame()).OperatorOnly },
          children: insideNames.filter(isFor('operator')).map(route),
        },
        {
          lazy: { Component: async () => (await frame()).AdministratorOnly },
          children: insideNames.filter(isFor('administrator')).map(route),
        },
        ...insideNames.filter(isForAll).map(route),
        {
          // addresses of before, in mails and notes
          path: '/case/:kind/:id',
          loader: ({ params }) => redirect(`/queue/${params.kind}/${params.id}`),
        },
        {
          path: '*',
          loader: ({ request }) => {
            guardScreen({ who: 'reviewer' }, request);
            return null;
          },
          shouldRevalidate: () => true,
          lazy: { Component: async () => (await frame()).NotFound },
        },
      ],
    },
  ],
};

export const routes: RouteObject[] = [
  {
    loader: (args) => loadWords([useBackofficeWords, useAntdWords], args),
    shouldRevalidate: () => true,
    element: <Root />,
    hydrateFallbackElement: <div />,
    children: [
      {
        errorElement: <Crashed />,
        children: [...outsideNames.map(route), { element: <Queries />, children: [workspace] }],
      },
    ],
  },
];
