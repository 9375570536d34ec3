const browserOnly = '\\.(island\\.tsx|state\\.ts|client\\.tsx?)$'
const test = '\\.(test|fixture)\\.tsx?$|^tests/|^upstream/testing/'

/** From the ground up, as `contract/core/areas.json` lists them. */
const areas = require('./contract/core/areas.json')

/** For each area, those above it, which it may not know: types neither. */
const onlyAreasBelow = areas.slice(0, -1).map((area, at) => {
  const above = areas.slice(at + 1).join('|')
  return {
    name: 'only-areas-below',
    comment:
      'An area stands on those before it in contract/core/areas.json: what one above it has to add comes by its manifest.',
    severity: 'error',
    from: { path: `^((app|upstream)/modules|contract)/${area}/`, pathNot: test },
    to: { path: `^((app|upstream)/modules|contract)/(${above})/` },
  }
})

/** Who may import whom; architecture: “Imports go one way”. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one subject: join them, or move what both need.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'contract-stands-alone',
      comment: 'The contract is what both sides agree on; it may know neither of them.',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(app|upstream|functions|scripts|tests)/' },
    },
    {
      name: 'app-not-upstream',
      comment: 'The web app must run in front of any API that honours the contract.',
      severity: 'error',
      from: { path: '^(app|functions)/' },
      to: { path: '^upstream/' },
    },
    {
      name: 'upstream-not-app',
      comment: 'The API serves other programs too and knows no screen.',
      severity: 'error',
      from: { path: '^upstream/' },
      to: { path: '^(app|functions)/' },
    },
    {
      name: 'ui-knows-no-business',
      comment: 'The kit is for every module, so it may know none, nor sessions or calls.',
      severity: 'error',
      from: { path: '^app/ui/', pathNot: test },
      to: { path: '^(app/(modules|shell|islands|realtime|upstream)|contract|upstream)' },
    },
    {
      name: 'shell-and-islands-not-modules',
      comment:
        'The frame finds modules by their manifests; naming one would make it impossible to remove.',
      severity: 'error',
      from: { path: '^app/(shell|islands|realtime)/', pathNot: test },
      to: { path: '^app/modules/' },
    },
    ...onlyAreasBelow,
    {
      name: 'modules-by-their-index',
      comment:
        'A module reaches another only through its index.ts, or reads what it shows in views.ts, so that its inside may change.',
      severity: 'error',
      from: { path: '^(app|upstream)/modules/([^/]+/[^/]+)/', pathNot: test },
      to: {
        path: '^$1/modules/',
        pathNot: '^$1/modules/($2/|[^/]+/[^/]+/(index(\\.server)?|views)\\.tsx?$)',
      },
    },
    {
      name: 'one-writer',
      comment: 'Only a module itself writes its tables: another calls the rule, not the SQL.',
      severity: 'error',
      from: { path: '^upstream/modules/([^/]+/[^/]+)/', pathNot: test },
      to: { path: '^upstream/modules/[^/]+/[^/]+/writer\\.ts$', pathNot: '^upstream/modules/$1/' },
    },
    {
      name: 'islands-run-in-the-browser',
      comment: 'An island is its own React root: Remix and server code do not exist there.',
      severity: 'error',
      from: { path: browserOnly, pathNot: '^app/entry' },
      to: { path: '(node_modules/@remix-run/|\\.server(\\.tsx?|/)|^node:)' },
    },
    {
      name: 'state-is-shared',
      comment:
        'A plain proxy could be written on the server, where all tenants share it: use shared().',
      severity: 'error',
      from: { path: '^app/', pathNot: '^app/islands/' },
      to: { path: 'node_modules/valtio/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'remix-at-the-edge',
      comment: 'Only route files, entries and the shell know Remix, so that it can be replaced.',
      severity: 'error',
      from: {
        path: '^app/',
        pathNot:
          '^app/(shell/|root\\.tsx|entry\\.|routes\\.ts|modules/[^/]+/[^/]+/(routes/|routes\\.ts))',
      },
      to: { path: 'node_modules/@remix-run/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ground-knows-no-module',
      comment:
        'The store, the gateway and the directory are given what modules have by their manifests; none may lean on one.',
      severity: 'error',
      from: { path: '^upstream/(core|firm|gateway|identity|mail|channel)/', pathNot: test },
      to: { path: '^upstream/(modules|register|documents)/' },
    },
    {
      name: 'gateway-on-top',
      comment: 'The gateway hands requests over to these; none of them may know how it does.',
      severity: 'error',
      from: { path: '^upstream/(firm|identity|mail)/', pathNot: test },
      to: { path: '^upstream/gateway/' },
    },
    {
      name: 'no-tests-in-the-product',
      comment: 'What is shipped may not lean on what tests it.',
      severity: 'error',
      from: { path: '^(app|contract|upstream|functions)/', pathNot: test },
      to: { path: test },
    },
    {
      name: 'resolvable',
      comment: 'This import leads to nothing.',
      severity: 'error',
      // It reads what the build writes, and must pass before there is one.
      from: { pathNot: '^scripts/start/edge\\.worker\\.js$' },
      to: { couldNotResolve: true, pathNot: '^(virtual|cloudflare):|\\?' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['workerd', 'worker', 'import', 'node', 'types', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
