import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { NewPasskey, Passkey } from '#contract/person/credentials.ts'
import { newId } from '../../firm/ulid.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { beginFlow, newPasskeyFlow, openFlow } from './flow.ts'
import { notify } from './notices.ts'
import { isSessionLive, requireFreshOwner, requireLiveSession, requireOwner } from './own-proof.ts'
import { newPasskeyOptions, siteOf } from './passkey-site.ts'
import { takePending } from './pending.ts'
import { passkeys } from './tables.ts'

const maxPasskeys = 20

/** What the browser makes a passkey from. @throws AppError confirm_needed, conflict for too many */
export async function beginPasskey(call: Call) {
  const { user } = requireFreshOwner(call)
  const own = eq(passkeys.userId, user.id)
  const had = await directory(call.env)
    .select({ id: passkeys.credentialId })
    .from(passkeys)
    .where(own)
  if (had.length >= maxPasskeys) {
    throw new AppError('conflict', 'Too many passkeys', { detail: { reason: 'tooManyPasskeys' } })
  }
  const known = had.map(({ id }) => id)
  const options = await newPasskeyOptions(call.env, user, known)
  const { challenge } = options
  const flow = await beginFlow(call, newPasskeyFlow, { challenge, personId: user.id }, user.id)
  return { options: { ...options }, flow }
}

/** Keeps the passkey the browser made. @throws AppError invalid when it is not the one asked for */
export async function addPasskey(call: Call, { flow, response, name }: NewPasskey) {
  const { user } = requireFreshOwner(call)
  await requireLiveSession(call)
  const opened = await openFlow(call, newPasskeyFlow, flow)
  if (opened?.begun.personId !== user.id) throw refused()
  if (!(await takePending(call, opened.key))) throw refused()
  const made = await verify(call, opened.begun.challenge, response)
  await keep(call, user.id, { ...made, name })
  call.defer(notify(call.env, user.id, 'passkeyAdded', name))
  return getPasskey(call, eq(passkeys.credentialId, response.id))
}

/** What the browser made, once it is found to be what was asked for. @throws AppError invalid */
async function verify({ env }: Call, expectedChallenge: string, response: NewPasskey['response']) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...siteOf(env),
      response,
      expectedChallenge,
      requireUserVerification: true,
    })
    if (verified) return registrationInfo
  } catch {
    // Whatever is wrong with it, it is refused alike.
  }
  throw refused()
}

type Made = Awaited<ReturnType<typeof verify>> & { name: string }

/** Nothing is kept for a session that ended meanwhile, nor a passkey twice. @throws AppError invalid */
async function keep(call: Call, userId: string, made: Made): Promise<void> {
  const { credential, credentialDeviceType, credentialBackedUp, aaguid, name } = made
  const publicKey = Buffer.from(credential.publicKey).toString('base64')
  const transports = credential.transports?.join(',') ?? null
  const kept = await directory(call.env)
    .insert(passkeys)
    .select(
      sql`select ${newId()}, ${name}, ${publicKey}, ${userId}, ${credential.id},
        ${credential.counter}, ${credentialDeviceType}, ${credentialBackedUp ? 1 : 0}, ${transports},
        ${call.now}, ${aaguid} where ${isSessionLive(call)}`,
    )
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  if (kept.length === 0) throw refused()
}

function refused(): AppError {
  return new AppError('invalid', 'Not the passkey that was asked for', {
    fields: { '': { key: 'passkeyRefused' } },
  })
}

/** @throws AppError not_found for another's just as for none */
export async function renamePasskey(call: Call, id: string, name: string): Promise<Passkey> {
  const own = and(eq(passkeys.id, id), eq(passkeys.userId, requireOwner(call).user.id))
  await directory(call.env).update(passkeys).set({ name }).where(own)
  return getPasskey(call, eq(passkeys.id, id))
}

/** @throws AppError confirm_needed, not_found for another's just as for none */
export async function removePasskey(call: Call, id: string): Promise<{ message: string }> {
  const { user } = requireFreshOwner(call)
  const { name } = await getPasskey(call, eq(passkeys.id, id))
  const own = and(eq(passkeys.id, id), eq(passkeys.userId, user.id))
  await directory(call.env).delete(passkeys).where(own)
  call.defer(notify(call.env, user.id, 'passkeyRemoved', name))
  return { message: 'The passkey is removed.' }
}

/** The caller's passkeys, the oldest first. */
export async function listPasskeys(call: Call): Promise<Passkey[]> {
  const { user } = requireOwner(call)
  const rows = await directory(call.env)
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, user.id))
    .orderBy(passkeys.id)
  return rows.map(toPasskey)
}

async function getPasskey(call: Call, isMeant: ReturnType<typeof eq>): Promise<Passkey> {
  const own = and(eq(passkeys.userId, requireOwner(call).user.id), isMeant)
  const [row] = await directory(call.env).select().from(passkeys).where(own)
  if (!row) throw new AppError('not_found', 'No such passkey')
  return toPasskey(row)
}

function toPasskey({ id, name, createdAt, isBackedUp }: typeof passkeys.$inferSelect): Passkey {
  const madeAt = (createdAt ?? new Date(0)).toISOString()
  return { id, name: name ?? '', createdAt: madeAt, isSynced: isBackedUp }
}
