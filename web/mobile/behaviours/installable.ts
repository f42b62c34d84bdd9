const WORKER = '/service-worker.js';

/** The one policy that the mobile site's Content-Security-Policy allows. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): URL };
}

/** Registers the service worker, once everything that the page needs has come. */
export default function installable(): void {
  if (!('serviceWorker' in navigator)) return;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: (url) => url });
  const register = () => {
    // without one, or in a window that keeps nothing, the site works all the same
    navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER).catch(() => {});
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
