// @ts-check
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { build } from 'vite'
import { makeOnce } from './bundle-cache.mjs'
import { buildForWorkerd } from './bundled-packages.mjs'

const cache = resolve('.cache/sources')
const isOfTests = /\.(test|fixture)\.ts$|(^|\/)(testing|fixtures)\/|^drizzle\.config/

/**
 * Bundles our own sources once, so that inside workerd a test file loads one file of them instead of
 * seventeen hundred: that was most of the time of a file that has the API to itself. What tests share
 * with one another (`testing/`, `*.fixture.ts`) stays as it is. A run that watches sees a changed
 * source when it is started again.
 * @param {readonly string[]} folders
 * @param {{ plugin: import('vite').Plugin, files: RegExp }} packages bundled before
 * @param {readonly import('vite').Plugin[]} plugins for these sources alone
 * @returns {Promise<{ plugin: import('vite').Plugin, files: RegExp }>} what resolves a source to the
 *   bundle, and which files those are, for the runner to leave as they are
 */
export async function bundledSources(folders, packages, plugins) {
  const all = folders.flatMap(listFiles)
  const sources = all.filter((file) => file.endsWith('.ts'))
  const directory = join(cache, hashOf(all))
  await makeOnce(directory, (folder) => bundle(sources, folder, packages, plugins))
  const known = new Set(sources)
  return {
    plugin: {
      name: 'bundled-sources',
      enforce: 'pre',
      resolveId(id, importer) {
        const file = pathOf(id, importer)
        return file && known.has(file) ? join(directory, outputOf(file)) : undefined
      },
    },
    files: /\.cache\/sources\//,
  }
}

/** @param {string} folder @returns {string[]} paths from here */
function listFiles(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(ts|js|sql|json|txt)$/.test(file) && !isOfTests.test(file))
    .sort()
}

/** @param {string} id @param {string} [importer] @returns {string | undefined} a path from here */
function pathOf(id, importer) {
  if (id.startsWith('#')) return id.slice(1)
  if (id.startsWith('/')) return relative('', id)
  if (id.startsWith('.') && importer) return relative('', resolve(dirname(importer), id))
  return undefined
}

/** @param {string} file */
function outputOf(file) {
  return file.replace(/\.ts$/, '.js')
}

/** @param {readonly string[]} files */
function hashOf(files) {
  const hash = createHash('sha256')
  const ours = [
    'package-lock.json',
    'vitest.upstream.config.ts',
    'scripts/test/bundled-sources.mjs',
  ]
  for (const file of [...ours, ...files]) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/**
 * @param {readonly string[]} sources
 * @param {string} directory
 * @param {{ plugin: import('vite').Plugin, files: RegExp }} packages
 * @param {readonly import('vite').Plugin[]} plugins
 */
async function bundle(sources, directory, packages, plugins) {
  await build({
    configFile: false,
    logLevel: 'error',
    mode: 'test',
    publicDir: false,
    plugins: [packages.plugin, ...plugins, oneFile(sources)],
    define: { 'import.meta.url': '"file:///worker.js"', 'import.meta.env.PROD': 'false' },
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ...buildForWorkerd,
      outDir: directory,
      rollupOptions: {
        input: entry,
        external: [/^(node|cloudflare):/, packages.files],
        treeshake: false,
        output: { entryFileNames: 'all.js', inlineDynamicImports: true, freeze: false },
      },
    },
  })
}

const entry = 'virtual:all'

/**
 * Puts all sources into one file, and beside it a small file of each that hands on what it exports.
 * @param {readonly string[]} sources
 * @returns {import('vite').Plugin}
 */
function oneFile(sources) {
  // The Worker first, so that modules run in the order in which they do in earnest.
  const lines = sources.map((file, at) => `export * as m${at} from '${resolve(file)}'`)
  return {
    name: 'one-file',
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) =>
      id === entry ? [`import '${resolve('upstream/worker.ts')}'`, ...lines].join('\n') : undefined,
    generateBundle() {
      const namesOf = (/** @type {string} */ file) =>
        listExports(file, (id) => this.getModuleInfo(id))
      for (const [at, file] of sources.entries()) {
        const names = [...namesOf(resolve(file))]
        const all = `${'../'.repeat(file.split('/').length - 1)}all.js`
        const parts = names.map(
          (name, n) => `const e${n} = m.${name};\nexport { e${n} as ${name} };\n`,
        )
        const source = `import { m${at} as m } from '${all}';\n${parts.join('')}`
        this.emitFile({ type: 'asset', fileName: outputOf(file), source })
      }
    },
  }
}

/**
 * @param {string} file
 * @param {(id: string) => import('vite').Rollup.ModuleInfo | null} infoOf
 * @returns {Set<string>} also what it hands on of all of another
 */
function listExports(file, infoOf) {
  const info = infoOf(file)
  const names = new Set(info?.exports)
  for (const [from, what] of Object.entries(info?.exportedBindings ?? {})) {
    if (!what.includes('*')) continue
    for (const name of listExports(resolve(pathOf(from, file) ?? ''), infoOf)) names.add(name)
  }
  names.delete('*')
  return names
}
