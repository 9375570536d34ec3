import { Secret, TOTP } from 'otpauth'
import type { Env } from '../../core/env.ts'
import { seal, unseal } from './seal.ts'

/** 160 bits, as RFC 4226, 4 recommends. */
const secretBytes = 20
/** One step of 30 s before and after, for clocks that are off (RFC 6238, 5.2). */
const window = 1

/** What goes into an authenticator app, and the same as it is kept. */
export async function newAppSecret(env: Env, email: string) {
  const secret = new Secret({ size: secretBytes })
  const uri = new TOTP({ issuer: 'Firmament', label: email, secret }).toString()
  return { uri, secret: secret.base32, sealed: await seal(env, secret.base32) }
}

/** Whether an app with the kept secret shows the code about now. */
export async function isAppCode(
  env: Env,
  { sealed, code, now }: { sealed: string; code: string; now: number },
): Promise<boolean> {
  const totp = new TOTP({ secret: Secret.fromBase32(await unseal(env, sealed)) })
  return totp.validate({ token: code, timestamp: now, window }) !== null
}
