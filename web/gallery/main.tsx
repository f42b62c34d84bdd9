/** `?kit=ui|backoffice` names the components of a kit, `#…` shows one: for `npm run screenshots -- gallery`. */
if (new URLSearchParams(location.search).get('kit') === 'backoffice') void import('./backoffice.tsx');
else void import('./ui.tsx');
