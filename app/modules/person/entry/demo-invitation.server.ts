import type { z } from 'zod'
import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { type DemoInvitation, demoContract } from '#contract/core/demo.ts'
import { AppError } from '#contract/core/errors.ts'

/** For whom a link to the demo was made; undefined for one that opens nothing any more. */
export async function findInvitation(
  args: Args,
  token: string,
): Promise<z.infer<typeof DemoInvitation> | undefined> {
  if (token === '' || token.length > 512) return undefined
  const { DEMO_TOKEN } = args.context.env
  if (DEMO_TOKEN !== undefined && token === DEMO_TOKEN) return undefined
  try {
    return await upstream(args).call(demoContract.peekLink, { token }, { token: null })
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  }
}

/** Whether this browser said before that nothing of a demo may be recorded. */
export function isTrackingRefused({ request }: Args): boolean {
  return /(^|;\s*)demo-tracking=no(;|$)/.test(request.headers.get('cookie') ?? '')
}
