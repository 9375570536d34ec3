import type { ServerBuild } from '@remix-run/cloudflare'

/** What Remix built from `app/`. Typed here because the file is not there before a build. */
export const build: ServerBuild

/** Of the sources it was made from: another after every change. */
export const stamp: string
