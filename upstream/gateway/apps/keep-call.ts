import type { Context, Next } from 'hono'
import { keepAnswer, keepAssistantCall } from '../../identity/api-keys/assistant-calls.ts'
import type { Identity } from '../../identity/identity.ts'
import type { Gateway } from '../gateway.ts'
import { assistantsPath } from '../routes.ts'

/**
 * Keeps each call of an app that a person let in, before it is made, and how it ended. What assistants
 * call is kept by the name of its tool instead.
 */
export async function keepAppCall(
  c: Context<Gateway>,
  { key, firms }: Identity,
  next: Next,
): Promise<void> {
  const { method, path } = c.get('route')
  // What a tool asks is kept by the tool's name; what calendars and address books ask goes by no other log.
  const isOfTool = c.get('isAskedByItself') && !c.get('isForSync')
  if (!key || path === assistantsPath || isOfTool) return next()
  const { pathname, searchParams } = new URL(c.req.url)
  const firmId = firms.find((firm) => pathname.startsWith(`/firms/${firm.firmId}`))?.firmId ?? null
  const isReading = method === 'GET'
  const given = { path: pathname, ...(isReading && Object.fromEntries(searchParams)) }
  const asked = { tool: `${method} ${path}`, given, firmId, isReading: true }
  const id = await keepAssistantCall({ env: c.env, now: Date.now() }, key.id, asked)
  await next()
  c.executionCtx.waitUntil(keepAnswer(c.env, id, c.res.status >= 400))
}
