import { answerWith } from '#app/shell/answers.ts'
import type { Args } from '#app/shell/load-context.ts'
import { AppError } from '#contract/core/errors.ts'

/** The token of a mailed link, as long as one can be; a sign that is none when it is absent. */
export function tokenOf({ request }: Args): string {
  return (new URL(request.url).searchParams.get('token') ?? '').slice(0, 512) || '-'
}

/** What a link is about; null when it is used up, replaced or too old. */
export async function findByLink<Found>(ask: () => Promise<Found>): Promise<Found | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  }
}

/**
 * A page behind a link: 404 where the link leads nowhere, and no other site learns where it came
 * from. Not `no-referrer`: browsers would then hide from us too whose form it is that is sent.
 */
export function answerLink<Body extends { found: unknown }>(body: Body) {
  const headers = new Headers({ 'referrer-policy': 'same-origin' })
  return answerWith(body, { status: body.found === null ? 404 : 200, headers })
}

/** Stands as `export const headers` of such a page: Remix leaves them out otherwise. */
export function passLinkHeaders({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  return loaderHeaders
}
