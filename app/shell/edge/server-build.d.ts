import type { CreateRequestHandlerFunction, ServerBuild } from '@remix-run/cloudflare'

/** What Remix built from `app/`. Typed here because the file is not there before a build. */
export const build: ServerBuild

/** Exported by `app/entry.server.tsx`, as are the next two. */
export const createRequestHandler: CreateRequestHandlerFunction

export const isKeptRoute: (id: string) => boolean

/** The largest body, in bytes, that the page of these routes takes. */
export const bodyLimitOf: (ids: readonly string[]) => number

/** Of the sources it was made from: another after every change. */
export const stamp: string
