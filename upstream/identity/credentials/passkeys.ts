import { and, count, eq } from 'drizzle-orm'
import type { NewPasskey, Passkey } from '#contract/credentials.ts'
import { AppError } from '#contract/errors.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { askAuth } from './ask-auth.ts'
import { openFlow, sealFlow } from './flow.ts'
import { notify } from './notices.ts'
import { requireFreshOwner, requireLiveSession, requireOwner } from './own-proof.ts'
import { flowSeconds } from './plugins.ts'
import { refusalCode } from './refusal-code.ts'
import { passkeys } from './tables.ts'

const mostPasskeys = 20

/** What the browser makes a passkey from. @throws AppError confirm_needed, conflict for too many */
export async function beginPasskey(call: Call) {
  const { user } = requireFreshOwner(call)
  const own = eq(passkeys.userId, user.id)
  const [had] = await directory(call.env).select({ count: count() }).from(passkeys).where(own)
  if ((had?.count ?? 0) >= mostPasskeys) {
    throw new AppError('conflict', 'Too many passkeys', { detail: { reason: 'tooManyPasskeys' } })
  }
  const { body, cookies } = await askAuth(call, (api, options) =>
    api.generatePasskeyRegistrationOptions({ ...options, query: {} }),
  )
  return { options: { ...body }, flow: await sealFlow(call.env, { cookies }, flowSeconds) }
}

/** Keeps the passkey the browser made. @throws AppError invalid when it is not the one asked for */
export async function addPasskey(call: Call, { flow, response, name }: NewPasskey) {
  const { user } = requireFreshOwner(call)
  await requireLiveSession(call)
  const { cookies } = await openFlow(call.env, flow)
  try {
    await askAuth(
      call,
      (api, options) => api.verifyPasskeyRegistration({ ...options, body: { response, name } }),
      { cookies },
    )
  } catch (error) {
    throw new AppError('invalid', refusalCode(error), {
      fields: { '': { key: 'passkeyRefused' } },
    })
  }
  call.defer(notify(call.env, user.id, 'passkeyAdded', name))
  return getPasskey(call, eq(passkeys.credentialId, response.id))
}

/** @throws AppError not_found for another's just as for none */
export async function renamePasskey(call: Call, id: string, name: string): Promise<Passkey> {
  await getPasskey(call, eq(passkeys.id, id))
  await askAuth(call, (api, options) => api.updatePasskey({ ...options, body: { id, name } }))
  return getPasskey(call, eq(passkeys.id, id))
}

/** @throws AppError confirm_needed, not_found for another's just as for none */
export async function removePasskey(call: Call, id: string): Promise<{ message: string }> {
  const { user } = requireFreshOwner(call)
  const { name } = await getPasskey(call, eq(passkeys.id, id))
  await askAuth(call, (api, options) => api.deletePasskey({ ...options, body: { id } }))
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
