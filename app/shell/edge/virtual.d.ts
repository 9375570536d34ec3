/** What Remix makes of `app/`, its routes as `lazy-routes-plugin.ts` leaves them. */
declare module 'virtual:remix/server-build' {
  type Build = import('@remix-run/cloudflare').ServerBuild

  export const mode: Build['mode']
  export const entry: Build['entry']
  export const routes: import('./build-of-page.ts').RoutesOfBuild
  export const assets: Build['assets']
  export const basename: Build['basename']
  export const publicPath: Build['publicPath']
  export const assetsBuildDirectory: Build['assetsBuildDirectory']
  export const future: Build['future']
  export const isSpaMode: Build['isSpaMode']
}

interface ImportMetaEnv {
  /** Of the sources that the build was made from: another after every change. */
  readonly BUILD_STAMP: string
}
