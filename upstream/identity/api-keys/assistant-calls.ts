import { and, eq } from 'drizzle-orm'
import { Id } from '#contract/core/fields.ts'
import type { AssistantCall, AssistantCallsQuery } from '#contract/person/api-keys.ts'
import type { Env } from '../../core/env.ts'
import { newId } from '../../firm/ulid.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { keysetPage, toInstant } from '../keyset-page.ts'
import { getKey } from './keys.ts'
import { assistantCalls } from './tables.ts'

const maxGivenLength = 1000

type Asked = {
  tool: string
  given: Record<string, unknown>
  firmId: string | null
  /** Of what is written, the names and ids alone are kept: who sees keys may not see all fields. */
  isReading: boolean
}

/** Keeps what an assistant asks for with a key, before it is done. @returns the id of the call */
export async function keepAssistantCall(
  { env, now }: Pick<Call, 'env' | 'now'>,
  keyId: string,
  { tool, given, firmId, isReading }: Asked,
): Promise<string> {
  const id = newId()
  await directory(env)
    .insert(assistantCalls)
    .values({
      id,
      keyId,
      firmId,
      at: now,
      tool: tool.slice(0, 100),
      given: JSON.stringify(isReading ? given : outlineOf(given)).slice(0, maxGivenLength),
      isRefused: null,
    })
  return id
}

/** Keeps how a call ended. */
export async function keepAnswer(env: Env, id: string, isRefused: boolean): Promise<void> {
  await directory(env).update(assistantCalls).set({ isRefused }).where(eq(assistantCalls.id, id))
}

function outlineOf(given: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, Id.safeParse(value).success ? value : '…']),
  )
}

/** What assistants asked for with a key, the newest first. @throws AppError not_found for one of others */
export async function listAssistantCalls(
  call: Call,
  firmId: string | null,
  { keyId, ...query }: AssistantCallsQuery,
) {
  const key = await getKey(call, firmId, keyId)
  return { ...(await readAssistantCalls(call, keyId, query)), key }
}

/** As `listAssistantCalls`, of a key that the caller was found to may see. */
export async function readAssistantCalls(
  call: Call,
  keyId: string,
  query: Omit<AssistantCallsQuery, 'keyId'>,
) {
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
      at: toInstant(at),
      tool,
      given,
      isRefused,
    }),
  )
  return { ...page, rows }
}
