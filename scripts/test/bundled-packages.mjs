// @ts-check
import { createHash } from 'node:crypto'
import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { makeOnce } from './bundle-cache.mjs'

/** How Vite bundles what runs inside workerd, packages and all. @type {import('vite').SSROptions} */
export const ssrForWorkerd = {
  target: 'webworker',
  noExternal: true,
  resolve: { conditions: ['workerd', 'worker', 'browser'] },
}

/** As above, of what becomes a bundle. @type {import('vite').BuildOptions} */
export const buildForWorkerd = { ssr: true, target: 'es2022', minify: false }

/**
 * Bundles the packages that the API uses once, so that a test file inside workerd loads some dozen
 * files of them instead of a thousand: that was most of what a test file took.
 * @param {readonly string[]} folders whose sources are looked through
 * @returns {Promise<{ plugin: import('vite').Plugin, files: RegExp }>} what resolves the packages to
 *   their bundles, and which files those are, for the runner to leave as they are
 */
export async function bundledPackages(folders) {
  const packages = [...new Set(folders.flatMap(listImports))].sort()
  const directory = resolve('.cache/packages', hashOf(packages))
  await makeOnce(directory, (folder) => bundle(packages, folder))
  const files = new Map(packages.map((name) => [name, join(directory, `${fileNameOf(name)}.js`)]))
  return {
    plugin: { name: 'bundled-packages', enforce: 'pre', resolveId: (id) => files.get(id) },
    files: /\.cache\/packages\//,
  }
}

/** @param {string} folder @returns {string[]} */
function listImports(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(bareImport)])
    .map(([, name]) => String(name))
    .filter((name) => !/^(node|cloudflare):|^(vitest|drizzle-kit)/.test(name))
}

const bareImport = /^(?:import|export|\}) (?!type ).*?from '([a-z@][^']*)'/gm

/** @param {readonly string[]} packages */
function hashOf(packages) {
  const hash = createHash('sha256').update(packages.join('\n'))
  return hash.update(readFileSync('package-lock.json')).digest('hex').slice(0, 16)
}

/** @param {string} name */
function fileNameOf(name) {
  return name.replace(/[^\w.-]+/g, '_')
}

/** @param {readonly string[]} packages @param {string} directory */
async function bundle(packages, directory) {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: ssrForWorkerd,
    define: { 'import.meta.url': '"file:///worker.js"' },
    build: {
      ...buildForWorkerd,
      outDir: directory,
      rollupOptions: {
        input: Object.fromEntries(packages.map((name) => [fileNameOf(name), name])),
        external: /^(node|cloudflare):/,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
      },
    },
  })
  for (const name of packages) await nameExports(name, join(directory, `${fileNameOf(name)}.js`))
}

/**
 * Gives the bundle of a CommonJS package, which has but a default export, the names that it has in Node.
 * @param {string} name @param {string} file
 */
async function nameExports(name, file) {
  const text = readFileSync(file, 'utf8')
  const whole = /export \{\s*(\w+) as default\s*\};?\s*$/.exec(text)?.[1]
  if (!whole) return
  const names = Object.keys(await import(name)).filter((key) => /^(?!default$)[a-z]\w*$/i.test(key))
  // Under names of our own, as the bundle may have those for something else.
  const lines = names.map((key, at) => {
    return `const exported$${at} = ${whole}.${key};\nexport { exported$${at} as ${key} };\n`
  })
  appendFileSync(file, lines.join(''))
}
