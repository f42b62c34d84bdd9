import { describe, expect, it } from 'vitest';
import { IllegalTransition, next } from '../../tests/support/lifecycle.ts';
import { isExpired, isShopLink, SHOP_CONTENT_STATUS, shopContentLifecycle } from './shop-content.ts';

const { published, underReview, failed, draft } = SHOP_CONTENT_STATUS;

describe('the review of shop content', () => {
  it('lets the seller do in each state', () => {
    expect(shopContentLifecycle.actions(draft, 'seller')).toEqual(['save', 'submit', 'discard']);
    expect(shopContentLifecycle.actions(underReview, 'seller')).toEqual(['withdraw', 'discard']);
    expect(shopContentLifecycle.actions(failed, 'seller')).toEqual(['save', 'submit', 'discard']);
    expect(shopContentLifecycle.actions(published, 'seller')).toEqual(['save']);
  });

  it('lets a reviewer decide only what waits, and take down anything', () => {
    expect(shopContentLifecycle.actions(underReview, 'reviewer')).toEqual(['approve', 'reject', 'takeDown']);
    expect(shopContentLifecycle.actions(draft, 'reviewer')).toEqual(['takeDown']);
    expect(shopContentLifecycle.actions(published, 'reviewer')).toEqual(['undoApproval', 'takeDown']);
    // an overturned decision restores what it found
    expect(shopContentLifecycle.actions(failed, 'reviewer')).toEqual([
      'undoRejection',
      'takeDown',
      'reinstate',
      'reinstateEntry',
      'reinstateDraft',
    ]);
    expect(() => next(shopContentLifecycle, draft, 'approve', 'seller' as never)).toThrow(IllegalTransition);
  });
});

describe('a certificate', () => {
  it.each([
    ['2026-06-30', '2026-06-29', false],
    ['2026-06-30', '2026-06-30', false],
    ['2026-06-30', '2026-07-01', true],
    [null, '2999-01-01', false],
  ])('until %s is on %s expired: %s', (expires, today, expired) => {
    expect(isExpired(expires, today)).toBe(expired);
  });
});

describe('the link of a banner', () => {
  it.each(['/', '/productlist.html', '/groups/3?x=1', 'https://example.com', 'http://example.com/a?b=c#d'])(
    'may be %s',
    (link) => {
      expect(isShopLink(link)).toBe(true);
    },
  );
  it.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://x',
    'https://',
    'https:///x',
    'productlist.html',
    '/a b',
    '',
  ])('may not be %j', (link) => {
    expect(isShopLink(link)).toBe(false);
  });
});
