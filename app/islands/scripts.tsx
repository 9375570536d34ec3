import { useContext } from 'react'
import { type IslandAssets, type IslandPage, IslandPageContext } from './page.ts'

/**
 * The page's only script, and only if the page has an island. Stands at the very end of the body:
 * what was rendered before it decides.
 */
export function IslandScripts() {
  const page = useContext(IslandPageContext)
  if (!page) return null
  const hasIslands = page.placed.length > 0
  return (
    <>
      {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
      {hasIslands && <IslandEntry assets={page.assets} placed={page.placed} />}
    </>
  )
}

function IslandEntry({ assets, placed }: Pick<IslandPage, 'assets' | 'placed'>) {
  return (
    <>
      {assets.hotRuntime && <script type="module" src={assets.hotRuntime} />}
      {preloads(assets, placed).map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script type="module" src={assets.entry} data-build={assets.build} />
    </>
  )
}

function preloads(assets: IslandAssets, placed: IslandPage['placed']): string[] {
  const urgent = placed.filter((island) => island.when === 'load').map((island) => island.name)
  const needed = urgent.length > 0 ? ['hydrate', ...urgent] : []
  return [
    ...new Set([...assets.entryImports, ...needed.flatMap((name) => assets.chunks[name] ?? [])]),
  ]
}
