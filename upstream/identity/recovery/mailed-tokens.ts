import { createHmac, randomInt } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Env } from '../../core/env.ts'
import { directory } from '../directory.ts'
import { deriveSecret, hashToken, isSameSecret, newToken } from '../token.ts'
import { type MailedPurpose, mailedTokens } from './tables.ts'

const minuteMs = 60_000
/** How long what was mailed is good. */
const lifetimeMs: Record<MailedPurpose, number> = {
  login: 10 * minuteMs,
  password: 30 * minuteMs,
  verify: 3 * 24 * 60 * minuteMs,
  confirm: 3 * minuteMs,
}

/**
 * A code can be guessed at and read over a shoulder, so it ends before the link of the same mail;
 * OWASP ASVS 5.0, 6.5.5 allows ten minutes.
 */
const codeLifetimeMs = 3 * minuteMs

/** A password is not set, and an address not confirmed, by what six digits can be guessed. */
const hasCode: Record<MailedPurpose, boolean> = {
  login: true,
  password: false,
  verify: false,
  confirm: true,
}

/** How often a code may be tried before it is dead: 5 in a million. */
const maxGuesses = 5

type Surroundings = { env: Env; now: number }

/** A new link's token and a code of six digits, for one use; older ones of the kind become invalid. */
export async function issueToken(
  { env, now }: Surroundings,
  userId: string,
  purpose: MailedPurpose,
): Promise<{ token: string; code: string }> {
  const token = newToken()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const row = {
    tokenHash: hashToken(token),
    codeHash: hasCode[purpose] ? hashCode(env, userId, purpose, code) : null,
    guesses: 0,
    expiresAt: now + lifetimeMs[purpose],
  }
  await directory(env)
    .insert(mailedTokens)
    .values({ userId, purpose, ...row })
    .onConflictDoUpdate({ target: [mailedTokens.userId, mailedTokens.purpose], set: row })
  return { token, code }
}

/** Whose token it is while it is good, without using it up. */
export async function findTokenOwner(
  { env, now }: Surroundings,
  purpose: MailedPurpose,
  token: string,
): Promise<string | undefined> {
  const [row] = await directory(env)
    .select({ userId: mailedTokens.userId })
    .from(mailedTokens)
    .where(isGood(purpose, token, now))
  return row?.userId
}

/** Uses a link's token up. @returns whose it was; undefined when it was not good any more */
export async function spendToken(
  { env, now }: Surroundings,
  purpose: MailedPurpose,
  token: string,
): Promise<string | undefined> {
  const [row] = await directory(env)
    .delete(mailedTokens)
    .where(isGood(purpose, token, now))
    .returning({ userId: mailedTokens.userId })
  return row?.userId
}

/**
 * Uses a person's code up. Each try is counted before it is looked at, so that a thousand at once
 * are five; somebody who does not exist takes the same queries.
 */
export async function spendCode(
  { env, now }: Surroundings,
  purpose: MailedPurpose,
  userId: string,
  code: string,
): Promise<boolean> {
  const db = directory(env)
  const isOwn = and(eq(mailedTokens.userId, userId), eq(mailedTokens.purpose, purpose))
  const isYoung = gt(mailedTokens.expiresAt, now + lifetimeMs[purpose] - codeLifetimeMs)
  const [row] = await db
    .update(mailedTokens)
    .set({ guesses: sql`${mailedTokens.guesses} + 1` })
    .where(and(isOwn, isYoung, lt(mailedTokens.guesses, maxGuesses)))
    .returning({ codeHash: mailedTokens.codeHash })
  const given = hashCode(env, userId, purpose, code.replace(/\s/g, ''))
  const isRight = isSameSecret(given, row?.codeHash ?? '')
  const used = await db
    .delete(mailedTokens)
    .where(and(isOwn, eq(mailedTokens.codeHash, isRight ? given : '')))
    .returning({ userId: mailedTokens.userId })
  return used.length > 0
}

function isGood(purpose: MailedPurpose, token: string, now: number) {
  return and(
    eq(mailedTokens.tokenHash, hashToken(token)),
    eq(mailedTokens.purpose, purpose),
    gt(mailedTokens.expiresAt, now),
  )
}

function hashCode(env: Env, userId: string, purpose: MailedPurpose, code: string): string {
  const key = deriveSecret(env.SECRETS, 'mailed codes v1')
  return createHmac('sha256', key).update(`${userId} ${purpose} ${code}`).digest('base64url')
}
