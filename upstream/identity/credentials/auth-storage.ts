import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { and, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import type { Env } from '../../env.ts'
import { directory } from '../directory.ts'
import { hashToken } from '../token.ts'
import { type Asking, currentAsking } from './asking.ts'
import { sealingKey } from './auth-secrets.ts'
import { verifications } from './tables.ts'

const Written = z.string().transform((text): unknown => JSON.parse(text))
const WrittenSession = z.object({ session: z.object({ userId: z.string() }) })
const WrittenVerification = z.object({ value: z.string() })

/**
 * Where better-auth keeps sessions and verifications. No session is kept: the one it finds is a
 * view of the caller's own, the one it opens is only noted, for `enter` to open ours.
 */
export function authStorage(env: Env) {
  return {
    get: (key: string) => (isVerification(key) ? findValue(env, key) : viewSession(key)),
    getAndDelete: (key: string) => (isVerification(key) ? takeValue(env, key) : null),
    async set(key: string, text: string, lifetimeSeconds = 600) {
      if (isVerification(key)) return keepValue(env, key, text, lifetimeSeconds)
      const opened = WrittenSession.safeParse(Written.parse(text))
      const asking = currentAsking()
      if (opened.success && asking) asking.enteredId = opened.data.session.userId
    },
    async delete(key: string) {
      if (isVerification(key)) await takeValue(env, key)
    },
  }
}

function isVerification(key: string): boolean {
  return key.startsWith('verification:')
}

/** The caller's session as better-auth wants it: its age is that of the last proof. */
function viewSession(key: string): string | null {
  if (key.startsWith('active-sessions-')) return '[]'
  const asking = currentAsking()
  const identity = asking?.call.identity
  if (!asking?.user || !identity || key !== identity.sessionId) return null
  const at = new Date(identity.authenticatedAt).toISOString()
  const session = {
    id: identity.sessionId,
    token: identity.sessionId,
    userId: identity.user.id,
    createdAt: at,
    updatedAt: at,
    expiresAt: farFrom(asking),
  }
  return JSON.stringify({ session, user: asking.user })
}

/** Far enough away that better-auth does not think of prolonging it: that is for us. */
function farFrom({ call }: Asking): string {
  return new Date(call.now + 30 * 86_400_000).toISOString()
}

async function keepValue(env: Env, key: string, text: string, seconds: number): Promise<void> {
  const value = await symmetricEncrypt({ key: sealingKey(env.SECRETS), data: text })
  const owner = Id.safeParse(WrittenVerification.safeParse(Written.parse(text)).data?.value)
  const row = {
    keyHash: hashToken(key),
    value,
    ownerId: owner.data ?? null,
    expiresAt: Date.now() + seconds * 1000,
  }
  await directory(env)
    .insert(verifications)
    .values(row)
    .onConflictDoUpdate({ target: verifications.keyHash, set: row })
}

async function findValue(env: Env, key: string): Promise<string | null> {
  const isMeant = and(
    eq(verifications.keyHash, hashToken(key)),
    gt(verifications.expiresAt, Date.now()),
  )
  const [row] = await directory(env).select().from(verifications).where(isMeant)
  return row ? open(env, row.value) : null
}

/** Reads and removes in one statement, so that of two takers one gets it. */
async function takeValue(env: Env, key: string): Promise<string | null> {
  const [row] = await directory(env)
    .delete(verifications)
    .where(eq(verifications.keyHash, hashToken(key)))
    .returning()
  return row && row.expiresAt > Date.now() ? open(env, row.value) : null
}

function open(env: Env, value: string): Promise<string> {
  return symmetricDecrypt({ key: sealingKey(env.SECRETS), data: value })
}
