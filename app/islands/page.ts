import { type ComponentType, createContext, type ReactElement } from 'react'

/**
 * When an island is hydrated: at once, when the browser is idle, when it is seen, when it is touched, at the
 * first key that opens the search.
 */
export type When = 'load' | 'idle' | 'visible' | 'interaction' | 'keys'

/** What the browser must load, all as URLs. */
export interface IslandAssets {
  build: string
  entry: string
  entryImports: readonly string[]
  /** Only in development: must run before any module with JSX. */
  hotRuntime?: string
  /** Files of an island and of the hydration itself, by the name of the island. */
  chunks: Readonly<Record<string, readonly string[]>>
}

/** One page being rendered: lives as long as its request, never longer. */
export interface IslandPage {
  assets: IslandAssets
  placed: { name: string; when: When }[]
  /** @throws when the component is no island's default export. */
  nameOf<P>(component: ComponentType<P>): string
  /** A root of its own: no context of the page reaches it, and `useId` starts anew under the prefix. */
  render(element: ReactElement, prefix: string): string
}

/** Absent in the browser and inside of an island; there `<Island>` is only its component. */
export const IslandPageContext = createContext<IslandPage | undefined>(undefined)
