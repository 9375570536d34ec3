import type { Env } from '../../core/env.ts'

/** The site a passkey is for, as its answers must name it. */
export function siteOf({ PUBLIC_ORIGIN }: Pick<Env, 'PUBLIC_ORIGIN'>) {
  const { hostname, origin } = new URL(PUBLIC_ORIGIN)
  return { expectedRPID: hostname, expectedOrigin: origin }
}

/**
 * What a browser makes a passkey from. It stands for both factors, so it must be unlocked by its
 * owner, by finger, face or PIN; and it is found without a name.
 */
export async function newPasskeyOptions(
  env: Env,
  { email, name }: { email: string; name: string },
  known: readonly string[],
) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  return generateRegistrationOptions({
    rpID: siteOf(env).expectedRPID,
    rpName: 'Firmament',
    userName: email,
    userDisplayName: name,
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** What a browser asks for a passkey with. */
export async function passkeyLoginOptions(env: Env) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  return generateAuthenticationOptions({
    rpID: siteOf(env).expectedRPID,
    userVerification: 'required',
  })
}
