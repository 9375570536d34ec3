// @ts-check
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readProviders } from './providers.mjs'

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {import('./secrets.mjs').Secrets} Secrets */

const runtime = { compatibilityDate: '2026-04-20', compatibilityFlags: ['nodejs_compat'] }

/**
 * The API Worker with its database, objects and files. Its name is part of where the objects'
 * data lies: never rename it.
 * @param {Settings} settings
 * @param {Secrets} secrets
 * @param {string} [script] The folder it was built into.
 * @returns {import('miniflare').WorkerOptions}
 */
export function upstreamWorker(settings, secrets, script = 'build/upstream') {
  return {
    name: 'upstream',
    ...runtime,
    ...builtModules(script, 'worker.js'),
    bindings: {
      SECRETS: secrets.upstream,
      PUBLIC_ORIGIN: settings.publicOrigin,
      DEMO_TOKEN: secrets.demoToken,
      DEPLOYMENT: 'local',
      ...readProviders(process.env),
    },
    serviceBindings: {
      PUBLIC_NET: { network: { allow: ['public'], tlsOptions: { trustBrowserCas: true } } },
      PAPER_FONTS: { disk: { path: resolve('upstream/documents/pdf/fonts/east-asian') } },
    },
    d1Databases: { DIRECTORY: 'directory' },
    durableObjects: {
      FIRM: { className: 'Firm', useSQLite: true },
      CHANNEL: { className: 'Channel', useSQLite: true },
    },
    r2Buckets: { FILES: 'files' },
    ratelimits: rateLimits(settings),
  }
}

/**
 * The same shares as in upstream/wrangler.toml.
 * @param {Pick<Settings, 'callsPerMinute'>} settings
 */
function rateLimits({ callsPerMinute }) {
  const perMinute = (/** @type {number} */ limit) => ({ simple: { limit, period: 60 } })
  return {
    CALLS: perMinute(callsPerMinute),
    WRITES: perMinute(callsPerMinute / 5),
    HEAVY_CALLS: perMinute(callsPerMinute / 50),
  }
}

/**
 * The web app: what Pages runs.
 * @param {Settings} settings
 * @param {Secrets} secrets
 * @returns {import('miniflare').WorkerOptions}
 */
export function webWorker(settings, secrets) {
  return {
    name: 'web',
    ...runtime,
    ...builtModules('build/server', 'index.js'),
    bindings: {
      COOKIE_SECRETS: secrets.cookies,
      PUBLIC_ORIGIN: settings.publicOrigin,
      DEMO_TOKEN: secrets.demoToken,
      DEPLOYMENT: 'local',
      ...given('API_URL', 'MAINTENANCE', 'REALTIME_PROTOCOL', 'REALTIME_URL'),
    },
    serviceBindings: { UPSTREAM: 'upstream' },
  }
}

/**
 * The files of a Worker as built, smallest first: miniflare copies all of its configuration so far for
 * each module it adds, and with the largest in front that took 27 of the 29 s of a start (measured).
 * workerd begins with the module that comes first, so that is one of two lines.
 * @param {string} folder
 * @param {string} main
 * @returns {Pick<import('miniflare').WorkerOptions, 'modules'> & { modulesRoot: string }}
 */
export function builtModules(folder, main) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, size: statSync(join(folder, file)).size }))
    .sort((a, b) => a.size - b.size)
  const source = JSON.stringify(`./${main}`)
  const contents = `export * from ${source}\nexport { default } from ${source}\n`
  return {
    modulesRoot: folder,
    modules: [
      { type: 'ESModule', path: join(folder, 'begin.js'), contents },
      ...files.map(
        ({ file }) => /** @type {const} */ ({ type: 'ESModule', path: join(folder, file) }),
      ),
    ],
  }
}

/**
 * Those of these settings that there are.
 * @param {string[]} names
 */
function given(...names) {
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  )
}

/**
 * What stands in front of both, and the only one that listens.
 * @param {Pick<Settings, 'host' | 'port' | 'publicOrigin'>} settings
 * @param {string} [build] The folder of the build.
 * @returns {import('miniflare').WorkerOptions}
 */
export function edgeWorker({ host, port, publicOrigin }, build = 'build') {
  const script = readFileSync(new URL('./edge.worker.js', import.meta.url), 'utf8')
  return {
    name: 'edge',
    ...runtime,
    modules: [
      { type: 'ESModule', path: 'edge.js', contents: script },
      { type: 'ESModule', path: 'static-files.js', contents: listStaticFiles(build) },
    ],
    bindings: {
      BEHIND_PROXY: publicOrigin.startsWith('https:'),
      SITE_DOMAIN: siteDomain(publicOrigin),
      PUBLIC_HOST: new URL(publicOrigin).host,
    },
    serviceBindings: {
      WEB: 'web',
      UPSTREAM: 'upstream',
      PACKED: { disk: { path: resolve(build, 'static') } },
      DISK: { disk: { path: resolve(build, 'client') } },
    },
    unsafeDirectSockets: [{ host, port }],
  }
}

/**
 * Which static files there are, as a module. Their bytes are no part of it: miniflare copies its whole configuration
 * for each module that it adds, and with 20 MB of them a start took twice the processor time (measured).
 * @param {string} build The folder of the build.
 */
function listStaticFiles(build) {
  /** @type {import('../build/static-files.mjs').Packed} */
  const { name, files } = JSON.parse(readFileSync(join(build, 'static/files.json'), 'utf8'))
  return `export const name = ${JSON.stringify(name)}\nexport const files = new Map(${JSON.stringify(Object.entries(files))})\n`
}

/**
 * The same as in contract/core/hosts.ts: below it firms' own sites have their hosts.
 * @param {string} publicOrigin
 */
function siteDomain(publicOrigin) {
  const { hostname, host, port } = new URL(publicOrigin)
  if (!hostname.startsWith('[') && !/^[\d.]+$/.test(hostname)) return host
  return port === '' ? 'localhost' : `localhost:${port}`
}

/**
 * miniflare's own entrance, on a free port of this machine, leads to the first Worker: to nothing.
 * @returns {import('miniflare').WorkerOptions}
 */
export function emptyWorker() {
  const contents = 'export default { fetch: () => new Response(null, { status: 404 }) }'
  return {
    name: 'empty',
    ...runtime,
    modules: [{ type: 'ESModule', path: 'empty.js', contents }],
  }
}

/** @param {string} dataDir */
export function persistence(dataDir) {
  return {
    d1Persist: join(dataDir, 'd1'),
    durableObjectsPersist: join(dataDir, 'objects'),
    r2Persist: join(dataDir, 'files'),
  }
}
