import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Env } from '../../core/env.ts'
import { directory } from '../directory.ts'
import { seal, unseal } from './seal.ts'
import { secondFactors } from './tables.ts'

const amount = 10
const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const Kept = z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text)))

/** Ten new codes of 59 bits each: `aB3dE-fG4hI`. */
export function newRecoveryCodes(): string[] {
  const letters = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)])
  return Array.from({ length: amount }, () => `${letters().join('')}-${letters().join('')}`)
}

/** As they are kept. */
export function sealCodes(env: Env, codes: readonly string[]): Promise<string> {
  return seal(env, JSON.stringify(codes))
}

/** How many are left. */
export async function countRecoveryCodes(env: Env, userId: string): Promise<number> {
  return (await read(env, userId)).codes.length
}

/** Uses a code up; of two who bring it at once one has it. @returns false for a wrong one */
export async function spendRecoveryCode(env: Env, userId: string, code: string): Promise<boolean> {
  const { sealed, codes } = await read(env, userId)
  if (!codes.includes(code)) return false
  const left = codes.filter((one) => one !== code)
  const isUnchanged = and(eq(secondFactors.userId, userId), eq(secondFactors.backupCodes, sealed))
  const spent = await directory(env)
    .update(secondFactors)
    .set({ backupCodes: await sealCodes(env, left) })
    .where(isUnchanged)
    .returning({ id: secondFactors.id })
  return spent.length > 0
}

async function read(env: Env, userId: string): Promise<{ sealed: string; codes: string[] }> {
  const [row] = await directory(env)
    .select({ sealed: secondFactors.backupCodes })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.isVerified, true)))
  if (!row) return { sealed: '', codes: [] }
  return { sealed: row.sealed, codes: Kept.parse(await unseal(env, row.sealed)) }
}
