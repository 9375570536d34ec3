declare module 'virtual:island-chunks' {
  /** Made by `vite-plugin.ts`: the files of each island, and of `hydrate`. Empty in development. */
  const chunks: Readonly<Record<string, readonly string[]>>
  export default chunks
}

declare module 'virtual:page-scripts' {
  /** Made by `page-scripts-plugin.ts`: the address of each `name.script.client.ts`, by its name. */
  const urls: Readonly<Record<string, string>>
  export default urls
}
