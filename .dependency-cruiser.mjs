/** Who may import whom (docs/decisions/0001). Tests and type-only imports count like any other. */
const features = '^server/features/([^/]+)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^domain/' },
    },
    {
      name: 'contract-knows-domain-and-zod',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(contract|domain)/|node_modules/zod/' },
    },
    {
      name: 'words-know-domain-and-contract',
      severity: 'error',
      from: { path: '^locales/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(locales|contract|domain)/|node_modules/zod/' },
    },
    {
      name: 'server-knows-contract-and-domain',
      severity: 'error',
      from: { path: '^server/', pathNot: '\\.test\\.ts$|^server/main\\.ts$' },
      to: { path: '^(web|db|bench|scripts|tests|tools)/' },
    },
    {
      name: 'web-never-server',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|db|bench|scripts|tools)/|^node:' },
    },
    {
      name: 'one-site-never-another',
      comment:
        'but a product is drawn by the template of its shop on portal and mobile site too (spec P2.10)',
      severity: 'error',
      from: { path: '^web/(portal|shop|mobile|office|console)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^web/(portal|shop|mobile|office|console)/',
        pathNot: ['^web/$1/', '^web/shop/(portal-product\\.tsx|templates/index\\.ts)$'],
      },
    },
    {
      name: 'the-gallery-is-for-development',
      severity: 'error',
      from: { pathNot: '^web/gallery/' },
      to: { path: '^web/gallery/' },
    },
    {
      name: 'ui-has-no-business-words',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: {
        path: '^(contract|domain|locales|web/(storefront|backoffice|client))/',
        pathNot: '^(contract/(schema/error|pages)|domain/(fill|picture/image|page/paging))\\.ts$',
      },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^server/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/(features|sites|search)/' },
    },
    {
      name: 'pictures-are-decoded-elsewhere',
      comment: 'in a process that can be ended; the server itself only draws (decision 8)',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: [
          '\\.test\\.ts$',
          '^server/pictures/(tasks|reading/(ocr|read))\\.ts$',
          '^server/(platform/email/mark|features/auth/captcha/captcha-picture)\\.ts$',
        ],
      },
      to: { path: 'node_modules/sharp/' },
    },
    {
      name: 'decoding-knows-its-process',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/pictures/decoder-worker\\.ts$' },
      to: { path: '^server/pictures/tasks\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'a-feature-by-its-front-door',
      comment: 'Verbs through <name>.ts; tables may be read by joins of others',
      severity: 'error',
      from: { path: features, pathNot: '\\.test\\.ts$' },
      to: {
        path: features,
        pathNot: ['^server/features/$1/', '^server/features/([^/]+)/\\1\\.ts$', '\\.tables\\.ts$'],
      },
    },
    {
      name: 'features-know-the-index-alone',
      comment: 'What is published or withdrawn is written into the index; searching stands above',
      severity: 'error',
      from: { path: '^server/features/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/search/', pathNot: '^server/search/index/' },
    },
    {
      name: 'api-and-sql-are-private',
      severity: 'error',
      from: { path: '^server/(sites|search)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/features/.+\\.(api|sql)\\.ts$' },
    },
    {
      name: 'drawing-knows-nothing-of-the-product',
      severity: 'error',
      from: { path: '^tools/demo-pictures/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(domain|contract|locales|server|web|db|tests|bench|scripts)/' },
    },
    {
      name: 'no-missing',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|\\.\\./\\.\\./dist/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
