/** Paths that the programs of apps ask, by the words of OAuth; the page of consent is not one of them. */
export function isForApps(pathname: string): boolean {
  return (
    /^\/oauth\/(token|revoke|register)$/.test(pathname) ||
    /^\/\.well-known\/oauth-(authorization-server|protected-resource(\/mcp)?)$/.test(pathname)
  )
}
