import { and, eq, isNull } from 'drizzle-orm'
import type { Env } from '../core/env.ts'
import { latinLetters } from '../core/latin-letters.ts'
import { directory, ensureDirectory } from '../identity/directory.ts'
import { mailAddresses } from './tables.ts'

type AddressEnv = Pick<Env, 'DIRECTORY' | 'MAIL_DOMAIN' | 'PUBLIC_ORIGIN'>

/** Whose an address is: a firm's, or a person's in it. */
export type AddressOwner = { firmId: string; userId: string | null }

/** Names that are the platform's own everywhere (RFC 2142). */
const reserved: ReadonlySet<string> = new Set([
  ...['abuse', 'admin', 'administrator', 'hostmaster', 'mailer-daemon', 'noc', 'no-reply'],
  ...['noreply', 'postmaster', 'root', 'security', 'support', 'webmaster', 'bounce', 'mail'],
])

const maxTries = 50

/**
 * The domain of the addresses of firms and people. Where none is set, they are good for mail inside
 * of this installation.
 */
export function mailDomain({
  MAIL_DOMAIN,
  PUBLIC_ORIGIN,
}: Pick<Env, 'MAIL_DOMAIN' | 'PUBLIC_ORIGIN'>): string {
  if (MAIL_DOMAIN) return MAIL_DOMAIN.trim().toLowerCase()
  const { hostname } = new URL(PUBLIC_ORIGIN)
  return /[a-z]\.[a-z]/.test(hostname) ? `mail.${hostname}` : 'mail.localhost'
}

/** Whether mail from outside can reach the addresses. */
export function isReachable({ MAIL_DOMAIN }: Pick<Env, 'MAIL_DOMAIN'>): boolean {
  return Boolean(MAIL_DOMAIN)
}

/**
 * Gives the address of a firm, or of a person in it; where there is none, one is made of `name`.
 * @throws where every number after the name is taken
 */
export async function claimAddress(
  env: AddressEnv,
  { firmId, userId }: AddressOwner,
  name: string,
): Promise<string> {
  await ensureDirectory(env)
  const db = directory(env)
  const isTheirs = and(
    eq(mailAddresses.firmId, firmId),
    userId === null ? isNull(mailAddresses.userId) : eq(mailAddresses.userId, userId),
  )
  const wanted = localPart(name) || (userId === null ? 'firm' : 'person')
  for (let number = 1; number <= maxTries; number += 1) {
    const [known] = await db.select().from(mailAddresses).where(isTheirs)
    if (known) return `${known.local}@${mailDomain(env)}`
    const isLast = number > maxTries - 10
    const end = number === 1 ? '' : `-${isLast ? crypto.randomUUID().slice(0, 8) : number}`
    const local = `${wanted}${end}`
    if (reserved.has(local)) continue
    const row = { local, firmId, userId, createdAt: Date.now() }
    await db.insert(mailAddresses).values(row).onConflictDoNothing()
  }
  throw new Error(`No address is free for ${wanted}`)
}

/**
 * Whose an address is, and what stands after its plus sign; undefined for one that is not of here.
 */
export async function findAddress(
  env: AddressEnv,
  address: string,
): Promise<(AddressOwner & { tag: string }) | undefined> {
  const [, local = '', tag = '', domain = ''] =
    /^([^@+\s]{1,64})(?:\+([^@\s]{0,100}))?@([^@\s]+)$/.exec(address.trim().toLowerCase()) ?? []
  if (local === '' || domain !== mailDomain(env)) return undefined
  await ensureDirectory(env)
  const isMeant = and(eq(mailAddresses.local, local), isNull(mailAddresses.leftAt))
  const [row] = await directory(env).select().from(mailAddresses).where(isMeant)
  return row && { firmId: row.firmId, userId: row.userId, tag }
}

/** A name as it can stand before the @: `Nord & Söhne GmbH` is `nord-soehne-gmbh`. */
export function localPart(name: string): string {
  return latinLetters(name)
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .slice(0, 40)
    .replace(/^[-.]+|[-.]+$/g, '')
}
