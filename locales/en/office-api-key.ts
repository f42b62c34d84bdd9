import type { Scope } from '../../domain/account/api-key.ts';

/** API keys in the account settings. */
export const officeApiKey = {
  intro:
    'Programs of yours, such as an ERP, call the marketplace with a key, in your name and within its scopes. Whoever has a key can use it: keep it like a password.',
  docs: 'All calls of the API',
  add: 'New key',
  create: 'Create',
  empty: 'No keys yet',
  made: 'Your new API key',
  madeText: 'Copy the key now and keep it in a safe place: it is never shown again.',
  revoke: 'Revoke',
  revokeAsk: 'Revoke this key? Programs that use it are refused at once.',
  revoked: 'Revoked',
  expired: 'expired',
  used: (time: string) => `last used ${time}`,
  neverUsed: 'never used',
  since: (day: string) => `made ${day}`,
  until: (day: string) => `last day ${day}`,
  days: (n: number) => `${n} days`,
  endsHint: 'You are told two weeks before.',
  nameHint: 'Where it is used: the ERP of a warehouse, say.',
  fields: { name: 'Name', scopes: 'Scopes', expires_on: 'Ends after' },
  scopes: {
    'products:read': 'Products: read',
    'products:write': 'Products: write',
    'files:read': 'Files: read',
    'files:write': 'Files: upload and arrange',
    'enquiries:read': 'Enquiries: read',
    'enquiries:write': 'Enquiries: send and answer',
    'quotations:read': 'Quotations: read',
    'quotations:write': 'Quotations: send and decide',
    'purchases:read': 'Sourcing requests: read',
    'purchases:write': 'Sourcing requests: write',
    'leads:read': 'Buying leads for you: read',
    'company:read': 'Company: read',
    'statistics:read': 'Statistics: read',
    'messages:read': 'Messages: read',
  } satisfies Record<Scope, string> as Record<Scope, string>,
};
export type OfficeApiKeyWords = typeof officeApiKey;
