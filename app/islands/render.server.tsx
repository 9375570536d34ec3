import chunks from 'virtual:island-chunks'
import { type ReactNode, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { islandNames } from './names.server.ts'
import { type IslandPage, IslandPageContext } from './page.ts'

/** The part of Remix's manifest that is needed here. */
interface Manifest {
  version: string
  entry: { module: string; imports: readonly string[] }
  hmr?: { runtime: string }
}

/** Goes around one page's render; every request renders its own. */
export function IslandRenderProvider({
  manifest,
  names = islandNames,
  children,
}: {
  manifest: Manifest
  names?: ReadonlyMap<object, string>
  children: ReactNode
}) {
  const [page] = useState(() => pageOf(manifest, names))
  return <IslandPageContext.Provider value={page}>{children}</IslandPageContext.Provider>
}

function pageOf(manifest: Manifest, names: ReadonlyMap<object, string>): IslandPage {
  return {
    assets: {
      build: manifest.version,
      entry: manifest.entry.module,
      entryImports: manifest.entry.imports,
      hotRuntime: manifest.hmr?.runtime,
      chunks,
    },
    placed: [],
    nameOf(component) {
      const name = names.get(component)
      if (name) return name
      throw new Error(
        `<Island of={${component.displayName ?? component.name}}>: not the default export of a file modules/*/*/islands/*.island.tsx`,
      )
    },
    render: (element, prefix) => renderToString(element, { identifierPrefix: prefix }),
  }
}
