/** The builds: the islands of the public sites, their server entries, the single-page apps, and the gallery. */
import path from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Rolldown } from 'vite';

const ROOT = import.meta.dirname;
const at = (...parts: string[]) => path.join(ROOT, ...parts);

const common = {
  configFile: false,
  mode: 'production',
  logLevel: 'warn',
  publicDir: false,
} satisfies InlineConfig;

/** Islands are React components; in the browser Preact renders them, a tenth of the size. */
const PREACT = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-dev-runtime' },
];

/**
 * What a page asks for travels together: left alone, the product page needed 17 requests for 40 KB of script. The first group that
 * fits takes a module; what is left is of every page, and needs none of the others.
 */
const CHUNKS = [
  { name: 'preact', test: /node_modules[\\/]preact[\\/]/ },
  { name: 'carousel', test: /node_modules[\\/]embla|behaviours[\\/](?:carousel|gallery)/ },
  { name: 'call', test: /client[\\/](?:call|idempotency)|account-keeper/ },
  { name: 'search', test: /search-suggest|suggestion-groups|quantity-links|shell[\\/]routes/ },
  { name: 'feedback', test: /web[\\/]portal[\\/](?:islands[\\/])?(?:feedback|prospect)/ },
  {
    name: 'deal',
    test: /web[\\/]portal[\\/](?:islands|comparison|tracking)|ui[\\/]thread|deal[\\/](?:comparison|quotation)/,
  },
  { name: 'quote', test: /storefront[\\/](?:quote[\\/]|islands[\\/]quote)/ },
  {
    name: 'form',
    test: /storefront[\\/](?:islands|form|request)|behaviours[\\/](?:post-request|contact-drawer)|ui[\\/](?:[\w-]+\.tsx?|labels|list|styles[\\/]class|menu[\\/](?:menu|toast)\.)|prepare-picture|file-kinds|contract[\\/]deal|domain[\\/](?:deal|company|email|enumerations|lifecycle|time\.)|telephone|time-zone|save-file|shell[\\/]names|property-text|locales/,
  },
  {
    name: 'product',
    test: /behaviours[\\/](?:picture|quantity-price)|price-texts|quantity-total|reprice|pinch/,
  },
  {
    name: 'list',
    test: /behaviours[\\/](?:visitor[\\/](?:recently|viewed)|search[\\/](?:filter|listing|search-opened|shuffle)|tabs|page-jump)|domain[\\/]shuffle/,
  },
  {
    name: 'page',
    test: /[\\/](?:web[\\/](?!mobile|client-entry)|contract[\\/]|domain[\\/]).*\.tsx?$/,
  },
];

export const clientConfig = (): InlineConfig => ({
  ...common,
  publicDir: at('web/ui/public'),
  root: at('web'),
  plugins: [tailwind()],
  resolve: { alias: PREACT },
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: at('dist/client'),
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: at('web/client-entry.ts'),
      output: { codeSplitting: { groups: CHUNKS, includeDependenciesRecursively: false } },
    },
  },
});

/** The mobile site's service worker, under a name that stays: one file, which the server answers at the root. */
export const workerConfig = (): InlineConfig => ({
  ...common,
  root: at('web/mobile'),
  build: {
    outDir: at('dist/mobile'),
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: at('web/mobile/service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});

/** React goes into the bundle, so that it is the production build whatever NODE_ENV the server has. */
export const serverConfig = (site: string): InlineConfig => ({
  ...common,
  root: at('web'),
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic' } },
  ssr: { noExternal: true },
  build: {
    ssr: at('web', site, 'entry.tsx'),
    outDir: at('dist/server'),
    emptyOutDir: false,
    target: 'node24',
    minify: false,
    rolldownOptions: { output: { entryFileNames: `${site}.js` } },
  },
});

/**
 * An app's code in few files. What its first page needs, sign-in, is one; what three pages or more share comes
 * with the first page behind it, so that going on from there asks for the next page alone.
 */
const APP_CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 3 },
  // Sentences of what is refused come with the first that is.
  { name: 'problems', test: /locales[\\/](?:[ez][nh][\\/]error[\\/])?problems\.ts/, priority: 2 },
  { name: 'shared', minShareCount: 3, priority: 1 },
  // Words that most features need come with those of the menu.
  {
    name: 'words-en',
    test: /locales[\\/]en[\\/](?:office[\\/](?:frame|reasons)|error[\\/]numbers)\.ts/,
    priority: 4,
  },
  {
    name: 'words-zh',
    test: /locales[\\/]zh[\\/](?:office[\\/](?:frame|reasons)|error[\\/]numbers)\.ts/,
    priority: 4,
  },
];

export const appConfig = (app: string): InlineConfig => ({
  ...common,
  root: at('web', app),
  base: '/',
  plugins: [react()],
  build: {
    outDir: at('dist', app),
    // one folder below /assets for each, so that one rule serves them all on every host
    assetsDir: `assets/${app}`,
    emptyOutDir: true,
    target: 'es2022',
    // antd alone is larger than the bound at which Vite warns
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { output: { codeSplitting: { groups: APP_CHUNKS } } },
  },
});

/** The components in their states: for `npm run screenshots -- gallery`, never built into dist/. */
export const GALLERY_BASE = '/__gallery/';
export const galleryConfig = (outDir: string): InlineConfig => ({
  ...common,
  root: at('web/gallery'),
  base: GALLERY_BASE,
  plugins: [tailwind(), react()],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 2000,
  },
});

export default clientConfig();
