import { and, eq, exists, isNotNull, ne, or, sql } from 'drizzle-orm'
import { type AnySQLiteColumn, alias } from 'drizzle-orm/sqlite-core'
import { type KeyedMessage, keyedMessage } from '#contract/core/account-messages.ts'
import type { SocialAccount, SocialProviderId } from '#contract/person/social.ts'
import type { Env } from '../../core/env.ts'
import type { Call } from '../call.ts'
import { notify } from '../credentials/notices.ts'
import { requireFreshOwner, requireOwner } from '../credentials/own-proof.ts'
import { hasSms } from '../credentials/sms.ts'
import { passkeys } from '../credentials/tables.ts'
import { directory } from '../directory.ts'
import { accounts, users } from '../tables.ts'
import { accountError } from './refusals.ts'
import { accountIdOf, findProvider, listProviders, type Provider } from './settings.ts'

/** Every provider that is set up, and since when the caller's account there signs in here. */
export async function listAccounts(call: Call): Promise<{ accounts: SocialAccount[] }> {
  const { user } = requireOwner(call)
  const linked = await Promise.all(
    listProviders(call.env).map(async (provider) => {
      const account = await findLinked(call.env, user.id, provider)
      const { id, name } = provider
      return { id, name, linkedAt: account?.createdAt.toISOString() ?? null }
    }),
  )
  return { accounts: linked }
}

/** A person's account of a provider, of the issuer that is set up now. */
export async function findLinked(env: Env, userId: string, provider: Provider) {
  const isOwn = and(eq(accounts.userId, userId), isOf(accounts, provider))
  const [account] = await directory(env).select().from(accounts).where(isOwn)
  return account
}

/**
 * Takes a provider's account away from the caller, unless nothing else would let them in. One
 * statement, so that two at once cannot take both of two.
 * @throws AppError confirm_needed, not_found, conflict for the last way in
 */
export async function unlink(call: Call, id: SocialProviderId): Promise<KeyedMessage> {
  const { user } = requireFreshOwner(call)
  const provider = findProvider(call.env, id)
  const linked = provider && (await findLinked(call.env, user.id, provider))
  if (!provider || !linked) throw accountError('not_found', 'notLinked')
  const [gone] = await directory(call.env)
    .delete(accounts)
    .where(and(eq(accounts.id, linked.id), hasOtherWay(call.env, user.id, provider)))
    .returning({ id: accounts.id })
  if (!gone) throw accountError('conflict', 'lastWay')
  call.defer(notify(call.env, user.id, 'accountUnlinked', provider.name))
  return keyedMessage('unlinked')
}

/** A password, a passkey, a phone, or an account of another provider. */
function hasOtherWay(env: Env, userId: string, provider: Provider) {
  const db = directory(env)
  const other = alias(accounts, 'other')
  const others = listProviders(env).filter(({ id }) => id !== provider.id)
  const isWayIn = or(isNotNull(other.passwordHash), ...others.map((one) => isOf(other, one)))
  const account = db
    .select({ one: sql`1` })
    .from(other)
    .where(and(eq(other.userId, userId), ne(other.providerId, provider.id), isWayIn))
  const passkey = db.select({ one: sql`1` }).from(passkeys).where(eq(passkeys.userId, userId))
  const phone = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isPhoneVerified, true)))
  const ways = [exists(account), exists(passkey)]
  return or(...ways, ...(hasSms(env) ? [exists(phone)] : []))
}

type Table = { providerId: AnySQLiteColumn; accountId: AnySQLiteColumn }

function isOf(table: Table, { id, issuer }: Provider) {
  const start = accountIdOf(issuer, '')
  const isOfIssuer = sql`substr(${table.accountId}, 1, ${start.length}) = ${start}`
  return and(eq(table.providerId, id), isOfIssuer)
}
