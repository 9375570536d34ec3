import type { Args } from '#app/shell/load-context.ts'
import { sendUpstream } from '#app/shell/upstream-transport.ts'
import { AppError } from '#contract/core/errors.ts'
import { type ApiOperation, Description, readOperations } from './read-description.ts'

type Api = { operations: ApiOperation[]; events: string[] }

const keptMs = 5 * 60_000
let kept: { api: Api; until: number } | undefined

/** What the API says of itself, at most five minutes old. @throws AppError unavailable */
export async function describeApi({ context }: Args): Promise<Api> {
  if (kept && kept.until > Date.now()) return kept.api
  const answer = await sendUpstream(context.env, '/openapi.json', { method: 'GET' })
  const read = Description.safeParse(answer.ok ? await answer.json() : undefined)
  if (!read.success) throw new AppError('unavailable', 'The API does not describe itself')
  const api = { operations: readOperations(read.data), events: Object.keys(read.data.webhooks) }
  kept = { api, until: Date.now() + keptMs }
  return api
}
