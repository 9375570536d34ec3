import type { Args } from './load-context.ts'

/** Where people reach the app: PUBLIC_ORIGIN, or the request's own origin when that is not set. */
export function publicOrigin({ request, context }: Pick<Args, 'request' | 'context'>): string {
  return context.env.PUBLIC_ORIGIN?.replace(/\/+$/, '') || new URL(request.url).origin
}
