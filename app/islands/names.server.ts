/**
 * Names of components by identity, so that no author writes a name. `vite-plugin.ts` has each island
 * say its own when it is loaded.
 */
export const islandNames = new Map<object, string>()
