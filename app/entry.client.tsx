import { type IslandLoader, startIslands } from './islands/element.client.ts'

startIslands(
  import.meta.glob<Awaited<ReturnType<IslandLoader>>>([
    './modules/*/islands/*.island.tsx',
    './shell/islands/*.island.tsx',
  ]),
)
