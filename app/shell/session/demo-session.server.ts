import type { Session } from '#contract/core/identity.ts'
import type { Args } from '../load-context.ts'
import { isOfDemo } from './login-path.server.ts'
import { getSession } from './session.server.ts'
import { readSession } from './session-cookie.server.ts'

/**
 * The session of a demo's visitor on a page that asks for nobody: what they do there is followed
 * too. Costs nobody else anything.
 */
export async function findDemoSession(args: Args): Promise<Session | undefined> {
  if (!isOfDemo(await readSession(args))) return undefined
  try {
    return (await getSession(args)) ?? undefined
  } catch {
    return undefined
  }
}
