import { and, eq, lt } from 'drizzle-orm'
import type { AssistantCall, AssistantCallsQuery } from '#contract/api-keys.ts'
import { newId } from '../../firm/ulid.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { keysetPage } from '../keyset-page.ts'
import { getKey } from './keys.ts'
import { assistantCalls } from './tables.ts'

const keptMs = 90 * 86_400_000
const maxGivenLength = 1000

type Asked = { tool: string; given: unknown; isRefused: boolean }

/** Keeps what an assistant asked for with a key; what is older than 90 days goes. */
export async function keepAssistantCall(
  { env, now }: Pick<Call, 'env' | 'now'>,
  keyId: string,
  { tool, given, isRefused }: Asked,
): Promise<void> {
  const db = directory(env)
  const row = {
    id: newId(),
    keyId,
    at: now,
    tool: tool.slice(0, 100),
    given: JSON.stringify(given).slice(0, maxGivenLength),
    isRefused,
  }
  const isOld = and(eq(assistantCalls.keyId, keyId), lt(assistantCalls.at, now - keptMs))
  await db.batch([db.insert(assistantCalls).values(row), db.delete(assistantCalls).where(isOld)])
}

/** What assistants asked for with a key, the newest first. @throws AppError not_found for one of others */
export async function listAssistantCalls(
  call: Call,
  firmId: string | null,
  { keyId, ...query }: AssistantCallsQuery,
) {
  const key = await getKey(call, firmId, keyId)
  const page = await keysetPage(query, { id: assistantCalls.id }, ({ where, orderBy, limit }) =>
    directory(call.env)
      .select()
      .from(assistantCalls)
      .where(and(eq(assistantCalls.keyId, keyId), where))
      .orderBy(...orderBy)
      .limit(limit),
  )
  const rows = page.rows.map(
    ({ id, at, tool, given, isRefused }): AssistantCall => ({
      id,
      at: new Date(at).toISOString(),
      tool,
      given,
      isRefused,
    }),
  )
  return { ...page, rows, key }
}
