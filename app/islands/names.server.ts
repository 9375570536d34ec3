import { islandName } from './island-name.ts'

const found = import.meta.glob<object>(
  ['../modules/*/*/islands/*.island.tsx', '../shell/islands/*.island.tsx'],
  { eager: true, import: 'default' },
)

/** Names of components by identity, so that no author writes a name. */
export const islandNames = new Map(
  Object.entries(found).map(([path, component]) => [component, islandName(path)]),
)
