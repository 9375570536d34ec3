import { z } from 'zod'
import { answerWith } from '#app/shell/answers.ts'
import { attemptConfirmed } from '#app/shell/form/attempt-confirmed.server.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError, problemKeyOf } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import { keyPermissions } from '#contract/person/api-keys.ts'
import { type AppRequest, appsContract } from '#contract/person/apps.ts'

/** What the page of consent shows: what is asked, or the key of what is wrong with the link. */
export type Asked = { request: Extract<AppRequest, { outcome: 'ask' }> } | { wrong: string }
export type Decided = { refusal?: Refusal; redirectTo?: string }

/** The query of the address, as the app wrote it. */
function queryOf({ url }: Request): string {
  return new URL(url).search.slice(1, 6000)
}

/**
 * Asks what the app wants. What it must be told at once goes to where it is known to be; where nobody
 * is known, the page says so and leads nowhere.
 */
export async function readAsked(args: Args): Promise<Asked | { redirectTo: string }> {
  try {
    const query = queryOf(args.request)
    const request = await upstream(args).call(appsContract.readRequest, { query })
    return request.outcome === 'ask' ? { request } : { redirectTo: request.redirectTo }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    return { wrong: problemKeyOf(error) }
  }
}

const Choice = z.object({
  firmId: z.union([z.literal(''), Id]).default(''),
  permissions: z.array(z.enum(keyPermissions)).max(200),
})

/**
 * Lets the app in, or not, and goes to where it waits. By `Refresh`, as the policy
 * `form-action 'self'` would stop a redirect that answers a form.
 */
export async function decideAsked(args: Args) {
  const form = await readForm(args.request, { lists: ['permissions'] })
  const choice = Choice.safeParse(form.data)
  if (!choice.success) throw new AppError('malformed', 'Bad choice')
  const { firmId, permissions } = choice.data
  const isAllowed = form.intent === 'allow'
  const decision = { query: queryOf(args.request), isAllowed, firmId: firmId || null, permissions }
  const result = await attemptConfirmed(args, form, () =>
    upstream(args).call(appsContract.decide, decision),
  )
  if (result.refusal) {
    return answerWith<Decided>({ refusal: result.refusal }, { status: result.status })
  }
  const { redirectTo } = result.value
  const headers = new Headers({ refresh: `0; url=${redirectTo}` })
  return answerWith<Decided>({ redirectTo }, { headers })
}
