import { eq } from 'drizzle-orm'
import type { SignInMethods } from '#contract/person/credentials.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { hasPassword } from '../password-account.ts'
import { users } from '../tables.ts'
import { requireOwner } from './own-proof.ts'
import { listPasskeys } from './passkeys.ts'
import { countRecoveryCodes } from './recovery-codes.ts'
import { hasSms } from './sms.ts'

/** How the caller can show who they are. */
export async function getMethods(call: Call): Promise<SignInMethods> {
  const { user } = requireOwner(call)
  const [own] = await directory(call.env)
    .select({ isOn: users.hasSecondFactor, number: users.phoneNumber })
    .from(users)
    .where(eq(users.id, user.id))
  const isOn = own?.isOn === true
  return {
    hasPassword: await hasPassword(call, user.id),
    secondFactor: { isOn, recoveryCodes: isOn ? await countRecoveryCodes(call.env, user.id) : 0 },
    passkeys: await listPasskeys(call),
    phone: { isOffered: hasSms(call.env), number: own?.number ?? null },
  }
}
