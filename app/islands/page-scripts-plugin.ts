import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest, Plugin } from 'vite'

const virtualId = 'virtual:page-scripts'
const ending = '.script.client.ts'

/**
 * Builds each `name.script.client.ts` in `app` as a script of its own, for what must run on a page
 * without React, and tells the server under which addresses they lie.
 *
 * @param clientDirectory where the browser's build lies, which must be built before the server's
 */
export function pageScripts({ clientDirectory = 'build/client' } = {}): Plugin {
  let root = process.cwd()
  let base = '/'
  let isBuild = false
  let isServer = false
  return {
    name: 'page-scripts',
    config(_config, { isSsrBuild }) {
      isServer = isSsrBuild === true
    },
    configResolved(config) {
      root = config.root
      base = config.base
      isBuild = config.command === 'build'
    },
    buildStart() {
      if (!isBuild || isServer) return
      for (const { name, file } of listScripts(root)) {
        this.emitFile({ type: 'chunk', id: join(root, file), name: `${name}-script` })
      }
    },
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    async load(id) {
      if (id !== `\0${virtualId}`) return undefined
      const manifest = isBuild && isServer ? await readManifest(join(root, clientDirectory)) : {}
      const urls = listScripts(root).map(({ name, file }) => [
        name,
        base + (manifest[file]?.file ?? file),
      ])
      return `export default ${JSON.stringify(Object.fromEntries(urls))}`
    },
  }
}

function listScripts(root: string): { name: string; file: string }[] {
  return readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ name: nameOf(file), file: `app/${file}` }))
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -ending.length)
}

async function readManifest(directory: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(directory, '.vite/manifest.json'), 'utf8'))
}
