/** The whole program on one Fastify: the API first, then files, then the sites by host. */
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { accountRoutes } from '../contract/account/account.ts';
import { apiKeyRoutes } from '../contract/account/api-key.ts';
import { authRoutes } from '../contract/account/auth.ts';
import { confirmationRoutes } from '../contract/account/confirmation.ts';
import { emailGalleryRoutes, emailRoutes } from '../contract/account/email.ts';
import { messageRoutes } from '../contract/account/message.ts';
import { securityRoutes } from '../contract/account/security.ts';
import { totpRoutes } from '../contract/account/totp.ts';
import { userRoutes } from '../contract/account/user.ts';
import { addressRoutes } from '../contract/address.ts';
import { bannerRoutes } from '../contract/catalogue/banner.ts';
import { categoryEditRoutes } from '../contract/catalogue/category-edit.ts';
import { noticeRoutes } from '../contract/catalogue/notice.ts';
import { prohibitedWordRoutes } from '../contract/catalogue/prohibited-word.ts';
import { synonymRoutes } from '../contract/catalogue/synonym.ts';
import { certificationRoutes } from '../contract/company/certification.ts';
import { companyRoutes } from '../contract/company/company.ts';
import { companyChangeRoutes } from '../contract/company/company-change.ts';
import { membershipRoutes } from '../contract/company/membership.ts';
import { ownShopRoutes, shopPreviewRoutes } from '../contract/company/own-shop.ts';
import { shopRoutes } from '../contract/company/shop.ts';
import { shopReviewRoutes } from '../contract/company/shop-review.ts';
import { dealRoutes } from '../contract/deal/deal.ts';
import { enquiryRoutes } from '../contract/deal/enquiry.ts';
import { heldEnquiryRoutes } from '../contract/deal/held-enquiry.ts';
import { leadRoutes } from '../contract/deal/lead.ts';
import { ownEnquiryRoutes } from '../contract/deal/own-enquiry.ts';
import { ownPurchaseRoutes } from '../contract/deal/own-purchase.ts';
import { purchaseRoutes } from '../contract/deal/purchase.ts';
import { purchaseReviewRoutes } from '../contract/deal/purchase-review.ts';
import { quotationRoutes } from '../contract/deal/quotation.ts';
import { albumRoutes } from '../contract/file/album.ts';
import { fileRoutes } from '../contract/file/file.ts';
import { answerRoutes } from '../contract/operator/answer.ts';
import { appealRoutes } from '../contract/operator/appeal.ts';
import { auditRoutes } from '../contract/operator/audit.ts';
import { dashboardRoutes } from '../contract/operator/dashboard.ts';
import { feedbackRoutes } from '../contract/operator/feedback.ts';
import { figureRoutes } from '../contract/operator/figures.ts';
import { findingSwitchRoutes } from '../contract/operator/finding-switch.ts';
import { infringementRoutes } from '../contract/operator/infringement.ts';
import { liveRoutes } from '../contract/operator/live.ts';
import { outboxRoutes } from '../contract/operator/outbox.ts';
import { peopleRoutes } from '../contract/operator/people.ts';
import { prospectRoutes } from '../contract/operator/prospect.ts';
import { reportRoutes } from '../contract/operator/report.ts';
import { settingRoutes } from '../contract/operator/setting.ts';
import { staffRoutes } from '../contract/operator/staff.ts';
import { webhookRoutes } from '../contract/operator/webhook.ts';
import { workRoutes } from '../contract/operator/work.ts';
import { categoryRoutes } from '../contract/product/category.ts';
import { groupRoutes } from '../contract/product/group.ts';
import { importRoutes } from '../contract/product/import.ts';
import { listingRoutes } from '../contract/product/listing.ts';
import { ownProductRoutes } from '../contract/product/own-product.ts';
import { pinRoutes } from '../contract/product/pin.ts';
import { productRoutes } from '../contract/product/product.ts';
import { productPreviewRoutes } from '../contract/product/product-preview.ts';
import { productReviewRoutes } from '../contract/product/product-review.ts';
import { reviewersOwnRoutes } from '../contract/review/own.ts';
import { reviewPreviewRoutes } from '../contract/review/preview.ts';
import { sampleRoutes } from '../contract/review/sample.ts';
import { undoRoutes } from '../contract/review/undo.ts';
import { routes } from '../contract/routes.ts';
import { savedRoutes } from '../contract/saved.ts';
import { reviewRoutes } from '../contract/schema/review.ts';
import { searchRoutes } from '../contract/search.ts';
import { COUNTED_NETWORKS, networkOf } from '../domain/visitor/network.ts';
import { UNDOING } from './decision-effects.ts';
import { addressApi } from './features/address/address.api.ts';
import { apiKeyApi } from './features/api-key/api-key.api.ts';
import { appealApi } from './features/appeal/appeal.api.ts';
import { auditApi } from './features/audit/audit.api.ts';
import { noteRefusedCall } from './features/audit/audit.ts';
import { authApi } from './features/auth/auth.api.ts';
import { identifier } from './features/auth/identify.ts';
import { totpApi } from './features/auth/totp/totp.api.ts';
import { bannerApi } from './features/banner/banner.api.ts';
import { categoryApi } from './features/category/category.api.ts';
import { categoryEditApi } from './features/category/edit/edit.api.ts';
import { certificationApi } from './features/certification/certification.api.ts';
import { companyChangeApi } from './features/company/change.api.ts';
import { companyApi } from './features/company/company.api.ts';
import { confirmationApi } from './features/confirmation/confirmation.api.ts';
import { dashboardApi } from './features/dashboard/dashboard.api.ts';
import { dealApi } from './features/deal/deal.api.ts';
import { sampleApi } from './features/decision/sample/sample.api.ts';
import { undoApi } from './features/decision/undo/undo.api.ts';
import { emailApi } from './features/email/email.api.ts';
import { enquiryApi, ownEnquiryApi } from './features/enquiry/enquiry.api.ts';
import { heldEnquiryApi } from './features/enquiry/held/held.api.ts';
import { feedbackApi } from './features/feedback/feedback.api.ts';
import { figuresApi } from './features/figures/figures.api.ts';
import { albumApi } from './features/file/album/album.api.ts';
import { fileApi, serveFiles } from './features/file/file.api.ts';
import { groupApi } from './features/group/group.api.ts';
import { importApi } from './features/import/import.api.ts';
import { infringementApi } from './features/infringement/infringement.api.ts';
import { listingApi } from './features/listing/listing.api.ts';
import { liveApi } from './features/live/live.api.ts';
import { liveStreams } from './features/live/live.ts';
import { leadApi } from './features/matching/matching.api.ts';
import { membershipApi } from './features/membership/membership.api.ts';
import { messageApi } from './features/message/message.api.ts';
import { noticeApi } from './features/message/notices/notices.api.ts';
import { outboxApi } from './features/outbox/outbox.api.ts';
import { peopleApi } from './features/people/people.api.ts';
import { pinApi } from './features/pin/pin.api.ts';
import { ownProductApi, productApi, productReviewApi } from './features/product/product.api.ts';
import { prohibitedWordApi } from './features/prohibited-word/prohibited-word.api.ts';
import { prospectApi } from './features/prospect/prospect.api.ts';
import { ownPurchaseApi, purchaseApi, purchaseReviewApi } from './features/purchase/purchase.api.ts';
import { quotationApi } from './features/quotation/quotation.api.ts';
import { reportApi } from './features/report/report.api.ts';
import { responseApi } from './features/response/response.api.ts';
import { reviewersOwnApi } from './features/review/own/own.api.ts';
import { reviewApi } from './features/review/review.api.ts';
import { savedApi } from './features/saved/saved.api.ts';
import { securityApi } from './features/security/security.api.ts';
import { admitNow } from './features/setting/admit.ts';
import { findingSwitchApi } from './features/setting/finding-switch.api.ts';
import { settingApi } from './features/setting/setting.api.ts';
import { ownShopApi, shopApi, shopReviewApi } from './features/shop/shop.api.ts';
import { staffApi } from './features/staff/staff.api.ts';
import { keepImpressions } from './features/statistics/statistics.ts';
import { accountApi, userApi } from './features/user/user.api.ts';
import { measureWebhooks } from './features/webhook/metrics.ts';
import { webhookApi } from './features/webhook/webhook.api.ts';
import { workApi } from './features/work/work.api.ts';
import type { Deps } from './platform/deps.ts';
import { measureFileStore } from './platform/files/file-store-metrics.ts';
import { MAX_UPLOAD_BYTES } from './platform/files/images.ts';
import { ApiError } from './platform/http/error.ts';
import { MAX_BODY_BYTES, mountRoutes, notFoundBelow, renderError } from './platform/http/http.ts';
import { once } from './platform/http/idempotency/idempotency.ts';
import { MAX_PARTS } from './platform/http/input.ts';
import { limitSlowBodies } from './platform/http/limits/slow-bodies.ts';
import { serveDocument } from './platform/http/openapi/api-docs.ts';
import { originForm } from './platform/http/request-target.ts';
import { shutDownGracefully } from './platform/process/graceful-shutdown.ts';
import { logRequests, requestId } from './platform/process/log.ts';
import { serveHealth } from './platform/telemetry/health.ts';
import { measureRequests } from './platform/telemetry/metrics.ts';
import { measureState } from './platform/telemetry/state-metrics.ts';
import { measureSearch } from './search/metrics.ts';
import { searchApi } from './search/search.api.ts';
import { synonymApi } from './search/searches/synonyms.api.ts';
import { emailGalleryApi } from './sites/email-gallery/email-gallery.api.ts';
import { securityHeaders } from './sites/http/security.ts';
import { previewApi, shopPreviewApi } from './sites/preview/preview.api.ts';
import { reviewPreviewApi } from './sites/preview/review-preview.api.ts';
import { serveSites } from './sites/sites.ts';
import { TAKEN_SEGMENTS } from './sites/taken-segments.ts';

export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // one proxy: only the last entry of X-Forwarded-For is the proxy's; the client may have written the others
    trustProxy: deps.environment.trustProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit: MAX_BODY_BYTES,
    // a busy machine takes more than the usual 10 s to read the pages, and starts all the same
    pluginTimeout: 0,
    rewriteUrl: originForm,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // ends requests in flight, then closes; idle keep-alive connections are cut
    forceCloseConnections: 'idle',
    // of a video on a slow line; other bodies have less (slow-bodies.ts)
    requestTimeout: 300_000,
    http: { headersTimeout: 30_000 },
    // an address that cannot be decoded fails before any route is matched
    frameworkErrors: (error, request, reply) => void renderError(error, request, reply),
  });
  logRequests(app);
  deps.telemetry?.traceRequests(app);
  app.setErrorHandler(renderError);
  app.setNotFoundHandler((request, reply) => renderError(new ApiError('not_found'), request, reply));
  const figures = measureRequests(app, deps);
  measureState(figures, deps);
  measureFileStore(figures, deps.files);
  measureWebhooks(figures, deps);
  measureSearch(figures, deps);
  serveHealth(app, deps, figures);
  shutDownGracefully(app, deps.draining);
  await app.register(cookie);
  const always = securityHeaders(deps.environment);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(always);
    done();
  });

  limitSlowBodies(app);

  const streams = liveStreams(deps);
  app.addHook('preClose', async () => streams.stop());
  await app.register(
    async (api) => {
      await api.register(rateLimit, {
        max: deps.callsAMinute,
        timeWindow: 60_000,
        cache: COUNTED_NETWORKS,
        keyGenerator: (request) => networkOf(request.ip),
      });
      await api.register(multipart, {
        limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: MAX_PARTS - 1, parts: MAX_PARTS },
      });
      api.setErrorHandler(renderError);
      api.setNotFoundHandler((request, reply) => renderError(new ApiError('not_found'), request, reply));
      api.removeContentTypeParser('text/plain');
      // DELETE with a JSON content type and no body, as some clients send it
      api.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
        if (body === '') return done(null, undefined);
        try {
          done(null, JSON.parse(body as string));
        } catch {
          done(new ApiError('malformed'));
        }
      });
      const identify = identifier(deps);
      const serving = {
        identify,
        once: once(deps),
        rateLimit: deps.rateLimit,
        admitNow: admitNow(deps),
        noteRefused: noteRefusedCall(deps),
      };
      mountRoutes(api, serving, authRoutes, authApi(deps));
      mountRoutes(api, serving, totpRoutes, totpApi(deps));
      mountRoutes(api, serving, userRoutes, userApi(deps));
      mountRoutes(api, serving, companyRoutes, companyApi(deps));
      mountRoutes(api, serving, companyChangeRoutes, companyChangeApi(deps));
      mountRoutes(api, serving, categoryRoutes, categoryApi(deps));
      mountRoutes(api, serving, addressRoutes, addressApi(deps));
      mountRoutes(api, serving, productRoutes, productApi(deps));
      mountRoutes(api, serving, ownProductRoutes, ownProductApi(deps));
      mountRoutes(api, serving, productPreviewRoutes, previewApi(deps));
      mountRoutes(api, serving, groupRoutes, groupApi(deps));
      mountRoutes(api, serving, pinRoutes, pinApi(deps));
      mountRoutes(api, serving, importRoutes, importApi(deps));
      mountRoutes(api, serving, savedRoutes, savedApi(deps));
      mountRoutes(api, serving, searchRoutes, searchApi(deps));
      mountRoutes(api, serving, synonymRoutes, synonymApi(deps));
      mountRoutes(api, serving, noticeRoutes, noticeApi(deps));
      mountRoutes(api, serving, bannerRoutes, bannerApi(deps));
      mountRoutes(api, serving, categoryEditRoutes, categoryEditApi(deps, TAKEN_SEGMENTS));
      mountRoutes(api, serving, emailRoutes, emailApi(deps));
      mountRoutes(api, serving, emailGalleryRoutes, emailGalleryApi(deps));
      mountRoutes(api, serving, enquiryRoutes, enquiryApi(deps));
      mountRoutes(api, serving, ownEnquiryRoutes, ownEnquiryApi(deps));
      mountRoutes(api, serving, heldEnquiryRoutes, heldEnquiryApi(deps));
      mountRoutes(api, serving, confirmationRoutes, confirmationApi(deps));
      mountRoutes(api, serving, dashboardRoutes, dashboardApi(deps));
      mountRoutes(api, serving, purchaseRoutes, purchaseApi(deps));
      mountRoutes(api, serving, ownPurchaseRoutes, ownPurchaseApi(deps));
      mountRoutes(api, serving, leadRoutes, leadApi(deps));
      mountRoutes(api, serving, quotationRoutes, quotationApi(deps));
      mountRoutes(api, serving, dealRoutes, dealApi(deps));
      mountRoutes(api, serving, messageRoutes, messageApi(deps));
      mountRoutes(api, serving, liveRoutes, liveApi(streams, identify));
      mountRoutes(api, serving, fileRoutes, fileApi(deps));
      mountRoutes(api, serving, albumRoutes, albumApi(deps));
      mountRoutes(api, serving, feedbackRoutes, feedbackApi(deps));
      mountRoutes(api, serving, reportRoutes, reportApi(deps));
      mountRoutes(api, serving, appealRoutes, appealApi(deps));
      mountRoutes(api, serving, infringementRoutes, infringementApi(deps));
      mountRoutes(api, serving, prospectRoutes, prospectApi(deps));
      mountRoutes(api, serving, prohibitedWordRoutes, prohibitedWordApi(deps));
      mountRoutes(api, serving, reviewRoutes, reviewApi(deps));
      mountRoutes(api, serving, reviewPreviewRoutes, reviewPreviewApi(deps));
      mountRoutes(api, serving, sampleRoutes, sampleApi(deps));
      mountRoutes(api, serving, undoRoutes, undoApi(deps, UNDOING));
      mountRoutes(api, serving, reviewersOwnRoutes, reviewersOwnApi(deps));
      mountRoutes(api, serving, accountRoutes, accountApi(deps));
      mountRoutes(api, serving, answerRoutes, responseApi(deps));
      mountRoutes(api, serving, auditRoutes, auditApi(deps));
      mountRoutes(api, serving, figureRoutes, figuresApi(deps));
      mountRoutes(api, serving, findingSwitchRoutes, findingSwitchApi(deps));
      mountRoutes(api, serving, settingRoutes, settingApi(deps));
      mountRoutes(api, serving, certificationRoutes, certificationApi(deps));
      mountRoutes(api, serving, listingRoutes, listingApi(deps));
      mountRoutes(api, serving, membershipRoutes, membershipApi(deps));
      mountRoutes(api, serving, outboxRoutes, outboxApi(deps));
      mountRoutes(api, serving, peopleRoutes, peopleApi(deps));
      mountRoutes(api, serving, staffRoutes, staffApi(deps));
      mountRoutes(api, serving, workRoutes, workApi(deps));
      mountRoutes(api, serving, productReviewRoutes, productReviewApi(deps));
      mountRoutes(api, serving, purchaseReviewRoutes, purchaseReviewApi(deps));
      mountRoutes(api, serving, securityRoutes, securityApi(deps));
      mountRoutes(api, serving, apiKeyRoutes, apiKeyApi(deps));
      mountRoutes(api, serving, webhookRoutes, webhookApi(deps));
      mountRoutes(api, serving, shopRoutes, shopApi(deps));
      mountRoutes(api, serving, ownShopRoutes, ownShopApi(deps));
      mountRoutes(api, serving, shopReviewRoutes, shopReviewApi(deps));
      mountRoutes(api, serving, shopPreviewRoutes, shopPreviewApi(deps));
      await serveDocument(api, deps.environment);
      notFoundBelow(api, Object.values(routes));
    },
    { prefix: '/api' },
  );
  keepImpressions(app, deps);
  serveFiles(app, deps);
  await app.register(async (sites) => serveSites(sites, deps));
  return app;
}
