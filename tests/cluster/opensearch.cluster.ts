/**
 * `npm test -- cluster`: a real cluster of OpenSearch is held to what every engine is. OPENSEARCH_URL names it, as
 * SEARCH_URL does; its indices of that prefix are written over.
 */
import { describeEngine } from '../support/database/engine-contract.ts';

describeEngine('OpenSearch, a real cluster', async () => ({ SEARCH_URL: process.env.OPENSEARCH_URL! }));
