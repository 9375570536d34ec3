import { and, eq } from 'drizzle-orm'
import type { PasskeyLogin } from '#contract/person/credentials.ts'
import type { Call } from '../call.ts'
import { completeSignIn } from '../complete-sign-in.ts'
import { directory } from '../directory.ts'
import { LoginRefused } from '../login-refused.ts'
import { Person } from '../person.ts'
import { users } from '../tables.ts'
import { beginFlow, openFlow, passkeyLoginFlow } from './flow.ts'
import { requireFew } from './limits.ts'
import { passkeyLoginOptions, siteOf } from './passkey-site.ts'
import { takePending } from './pending.ts'
import { requireKind } from './require-kind.ts'
import { passkeys } from './tables.ts'

/** What the browser asks for a passkey with: any of this site's, since nobody has said a name yet. */
export async function beginPasskeyLogin(call: Call) {
  await requireFew(call, 'passkey begin', call.address, 300)
  const options = await passkeyLoginOptions(call.env)
  const flow = await beginFlow(call, passkeyLoginFlow, { challenge: options.challenge })
  return { options: { ...options }, flow }
}

/**
 * Signs in whoever unlocked a passkey. It is two factors in one: a thing they have, and the finger,
 * face or PIN that opens it.
 * @throws LoginRefused, AppError rate_limited
 */
export async function loginPasskey(call: Call, { flow, response, signInKind }: PasskeyLogin) {
  await requireFew(call, 'passkey login', call.address, 100)
  const opened = await openFlow(call, passkeyLoginFlow, flow)
  if (!opened || !(await takePending(call, opened.key))) throw new LoginRefused()
  const db = directory(call.env)
  const [row] = await db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, response.id))
  if (!row) throw new LoginRefused()
  const { passkey, user } = row
  const counter = await verify(call, opened.begun.challenge, passkey, response)
  const isAsItWas = and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter))
  const used = await db.update(passkeys).set({ counter }).where(isAsItWas).returning()
  if (used.length === 0) throw new LoginRefused()
  return completeSignIn(call, requireKind(Person.parse(user), signInKind), 'passkey')
}

/** @returns how often the passkey was used @throws LoginRefused */
async function verify(
  { env }: Call,
  expectedChallenge: string,
  { credentialId: id, publicKey, counter }: typeof passkeys.$inferSelect,
  response: PasskeyLogin['response'],
): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...siteOf(env),
      response,
      expectedChallenge,
      credential: { id, counter, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64')) },
      requireUserVerification: true,
    })
    if (verified) return authenticationInfo.newCounter
  } catch {
    // Whatever is wrong with it, it is refused alike.
  }
  throw new LoginRefused()
}
