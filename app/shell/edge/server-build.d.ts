import type { ServerBuild } from '@remix-run/cloudflare'
import type { createPagesFunctionHandlerParams } from '@remix-run/cloudflare-pages'

/** What Remix built from `app/`. Typed here because the file is not there before a build. */
export const build: ServerBuild

/** Exported by `app/entry.server.tsx`, as are the next two. */
export const createPagesFunctionHandler: <Env>(
  params: createPagesFunctionHandlerParams<Env>,
) => (event: PageEvent<Env>) => Promise<Response>

/** What Pages gives a function, with a request that may be one of our own making. */
type PageEvent<Env> = Omit<EventContext<Env, string, Record<string, unknown>>, 'request'> & {
  request: Request
}

/** The build with each route behind what it says of who may enter. */
export const guardRoutes: (build: ServerBuild) => ServerBuild

export const isKeptRoute: (id: string) => boolean

/** The largest body, in bytes, that the page of these routes takes. */
export const bodyLimitOf: (ids: readonly string[]) => number

/** Of the sources it was made from: another after every change. */
export const stamp: string
