/** Reports on the cluster at SEARCH_URL, with or without a running server. */
import { openCluster, statusOf } from './cluster.ts';
import { STORE_EVERY_MS, silenceOf } from './feeder.ts';

/** Throws an error that says what is wrong and what to do. */
export async function checkCluster(url: string): Promise<string> {
  const cluster = openCluster(url);
  try {
    const silence = await silenceOf(cluster, Date.now());
    if (silence === null)
      throw new Error('it holds no index yet: a server fills it, and its log says why not.');
    if (silence > 3 * STORE_EVERY_MS)
      throw new Error(`nobody has fed it for ${Math.round(silence / 60_000)} minutes: is a server running?`);
    return `fed ${Math.round(silence / 1000)} s ago`;
  } catch (error) {
    if (statusOf(error) === undefined && !(error as Error).name.match(/ConnectionError|TimeoutError/))
      throw error;
    throw new Error(
      `it cannot be reached, or refuses us (${statusOf(error) ?? (error as Error).message}): look at SEARCH_URL.`,
    );
  } finally {
    await cluster.client.close();
  }
}
