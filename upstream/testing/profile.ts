import { env } from 'cloudflare:test'
import type { Role } from '#contract/core/roles.ts'
import { directory } from '../identity/directory.ts'
import { forgetUser } from '../identity/identity-cache.ts'
import { memberships } from '../identity/tables.ts'
import { ask, password } from './client.ts'

/** Signs a person in on one more device and gives its token. */
export async function signInAgain(email: string, headers: Record<string, string> = {}) {
  const answer = await ask({ path: '/auth/login', json: { email, password }, headers })
  const { data } = await answer.json<{ data: { token: string } }>()
  return data.token
}

export async function joinFirm(userId: string, firmId: string, role: Role): Promise<void> {
  await directory(env).insert(memberships).values({ userId, firmId, role, createdAt: Date.now() })
  forgetUser(userId)
}

type Mail = { subject: string; text: string }

/** Mails of the platform to an address, the newest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const { results } = await env.DIRECTORY.prepare(
    'SELECT subject, text FROM outbox WHERE recipient = ? ORDER BY id DESC',
  )
    .bind(email)
    .all<Mail>()
  return results
}

/** The token in the newest link to a page that was mailed to an address. */
export async function mailedToken(email: string, page: string): Promise<string> {
  const pattern = new RegExp(`https://firmament\\.test/${page}\\?token=([\\w-]+)`)
  const found = (await mailsTo(email)).map(({ text }) => pattern.exec(text)?.[1]).find(Boolean)
  if (!found) throw new Error(`No link to ${page} was mailed to ${email}`)
  return found
}

/** Lets it be long ago that somebody showed who they are. */
export async function ageSessions(userId: string): Promise<void> {
  await env.DIRECTORY.prepare('UPDATE sessions SET authenticated_at = 1 WHERE user_id = ?')
    .bind(userId)
    .run()
  forgetUser(userId)
}
