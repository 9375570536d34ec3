import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Manifest, Plugin } from 'vite'
import { islandName } from './island-name.ts'

const virtualId = 'virtual:island-chunks'
const namesFile = fileURLToPath(new URL('./names.server.ts', import.meta.url))
const hydrateFile = /\/islands\/hydrate\.client\.tsx$/

/**
 * Keeps React, which every island shares, in one file apart from Remix's router; tells the server
 * what an island is called and which files it needs; in development reloads pages whose code runs only on the server.
 *
 * @param clientDirectory where the browser's build lies, which must be built before the server's
 */
export function islands({ clientDirectory = 'build/client' } = {}): Plugin {
  let root = process.cwd()
  let base = '/'
  let isBuild = false
  return {
    name: 'islands',
    config(_config, { command, isSsrBuild }) {
      // Found late they would reload the first page.
      if (command === 'serve') return { optimizeDeps: { include: ['react-dom', 'valtio/vanilla'] } }
      if (isSsrBuild) return {}
      return { build: { rollupOptions: { output: { manualChunks: sharedChunk } } } }
    },
    configResolved(config) {
      root = config.root
      base = config.base
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    async load(id, options) {
      if (id !== `\0${virtualId}`) return undefined
      const chunks =
        isBuild && options?.ssr
          ? islandFiles(await readManifest(join(root, clientDirectory)), base)
          : {}
      return `export default ${JSON.stringify(chunks)}`
    },
    transform(code, id, options) {
      if (!options?.ssr || !id.endsWith('.island.tsx')) return undefined
      const named = [
        `import * as own from ${JSON.stringify(id)}`,
        `import { islandNames } from ${JSON.stringify(namesFile)}`,
        `islandNames.set(own.default, ${JSON.stringify(islandName(id))})`,
      ]
      return { code: `${code}\n${named.join('\n')}\n`, map: null }
    },
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return
      const browser = server.environments.client
      if (!browser.moduleGraph.getModulesByFile(file)?.size)
        browser.hot.send({ type: 'full-reload' })
    },
  }
}

function sharedChunk(id: string): string | undefined {
  if (/\/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react'
  if (/\/node_modules\/(valtio|proxy-compare)\//.test(id)) return 'valtio'
  return undefined
}

async function readManifest(directory: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(directory, '.vite/manifest.json'), 'utf8'))
}

function islandFiles(manifest: Manifest, base: string): Record<string, string[]> {
  const sources = Object.keys(manifest)
  const named = [
    ...sources.filter((source) => source.endsWith('.island.tsx')).map((s) => [islandName(s), s]),
    ...sources.filter((source) => hydrateFile.test(source)).map((s) => ['hydrate', s]),
  ]
  return Object.fromEntries(
    named.map(([name = '', source = '']) => [
      name,
      filesOf(manifest, source).map((file) => `${base}${file}`),
    ]),
  )
}

function filesOf(manifest: Manifest, source: string): string[] {
  const chunk = manifest[source]
  if (!chunk) return []
  const imported = (chunk.imports ?? []).flatMap((inner) => filesOf(manifest, inner))
  return [...new Set([chunk.file, ...imported])]
}
