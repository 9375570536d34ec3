import { goTo } from '#app/shell/answers.ts'
import type { Args } from '#app/shell/load-context.ts'
import { requirePerson } from '#app/shell/session/session.server.ts'
import type { Session } from '#contract/identity.ts'

/** The session of a demo's visitor; anybody else is sent to where they work. */
export async function requireDemo(args: Args): Promise<Session> {
  const session = await requirePerson(args)
  if (session.user.isDemo) return session
  throw goTo('/dashboard')
}
