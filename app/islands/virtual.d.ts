declare module 'virtual:island-chunks' {
  /** Made by `vite-plugin.ts`: the files of each island, and of `hydrate`. Empty in development. */
  const chunks: Readonly<Record<string, readonly string[]>>
  export default chunks
}
