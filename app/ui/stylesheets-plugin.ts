import { resolve } from 'node:path'
import type { Preset } from '@remix-run/dev'
import type { Plugin, Rollup } from 'vite'

type Bundle = Rollup.OutputBundle
type Chunk = Rollup.OutputChunk
type Route = { id: string; parentId?: string | undefined; file: string }

const clientRoute = '?__remix-build-client-route'

/**
 * Gives each route its styles in one file, without those of the routes around it. Vite writes one
 * for every module that two routes share, which made some twenty of them for a page, and each was
 * waited for before anything was shown (docs/decisions/016-stylesheets.md).
 *
 * @returns a preset for Remix, from which the plugin learns the routes, and the plugin
 */
export function stylesheets(): { preset: Preset; plugin: Plugin } {
  let routes: Route[] = []
  let entry = ''
  const preset: Preset = {
    name: 'stylesheets',
    remixConfigResolved({ remixConfig }) {
      const { appDirectory } = remixConfig
      entry = resolve(appDirectory, 'entry.client.tsx')
      routes = Object.values(remixConfig.routes).map(({ id, parentId, file }) => {
        return { id, parentId, file: resolve(appDirectory, file) }
      })
    },
  }
  const plugin: Plugin = {
    name: 'stylesheets',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // After Vite has put its stylesheets in order, before it writes down which chunk needs which.
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const chunkOf = (id: string) => chunks.find((chunk) => chunk.facadeModuleId === id)
      const sheetsOf = (id: string) => sheetsNeededBy(bundle, chunkOf(id))
      const placed = routes.map((route) => ({
        chunk: chunkOf(route.file + clientRoute),
        sheets: ownSheets(routes, route, (one) =>
          sheetsOf(one.file + clientRoute).concat(one.parentId ? [] : sheetsOf(entry)),
        ),
      }))
      const merged = new Set(placed.flatMap(({ sheets }) => sheets))
      for (const { viteMetadata } of chunks) {
        for (const sheet of merged) viteMetadata?.importedCss.delete(sheet)
      }
      for (const { chunk, sheets } of placed) {
        if (!chunk || sheets.length === 0) continue
        const source = sheets.map((sheet) => textOf(bundle, sheet)).join('')
        const file = this.emitFile({ type: 'asset', name: `${chunk.name}.css`, source })
        const name = this.getFileName(file)
        chunk.viteMetadata?.importedCss.add(name)
        // What is the same as a file that is there already gets that file's name.
        merged.delete(name)
      }
      for (const sheet of merged) delete bundle[sheet]
    },
  }
  return { preset, plugin }
}

/** What a route needs that the routes around it do not bring. */
function ownSheets(
  routes: readonly Route[],
  route: Route,
  sheetsOf: (route: Route) => string[],
): string[] {
  const around = new Set<string>()
  let outer = routes.find(({ id }) => id === route.parentId)
  while (outer) {
    for (const sheet of sheetsOf(outer)) around.add(sheet)
    const { parentId } = outer
    outer = routes.find(({ id }) => id === parentId)
  }
  return [...new Set(sheetsOf(route))].filter((sheet) => !around.has(sheet))
}

/** In Remix's order: a chunk's own, then those of what it imports. */
function sheetsNeededBy(bundle: Bundle, chunk: Chunk | undefined, seen = new Set()): string[] {
  if (!chunk || seen.has(chunk)) return []
  seen.add(chunk)
  const imported = chunk.imports.flatMap((name) => {
    const inner = bundle[name]
    return inner?.type === 'chunk' ? sheetsNeededBy(bundle, inner, seen) : []
  })
  return [...(chunk.viteMetadata?.importedCss ?? []), ...imported]
}

function textOf(bundle: Bundle, name: string): string {
  const file = bundle[name]
  if (file?.type !== 'asset') throw new Error(`${name} is no stylesheet of this build`)
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source)
}
