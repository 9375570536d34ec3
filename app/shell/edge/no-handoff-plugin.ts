import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const nothing = fileURLToPath(new URL('./no-handoff.ts', import.meta.url))

/**
 * Remix writes the data of every page's loaders a second time, for its router in the browser, which
 * our pages never load: in the build, its server gets an encoder that writes nothing.
 */
export function noHandoff(): Plugin {
  return {
    name: 'no-handoff',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id, importer) =>
      id === 'turbo-stream' && importer?.includes('/server-runtime/') ? nothing : undefined,
  }
}
