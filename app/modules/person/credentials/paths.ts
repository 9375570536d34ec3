export const secondFactorPath = '/profile/second-factor'
export const newPasskeyPath = '/profile/passkeys/new'
export const phonePath = '/profile/phone'
export const passkeyLoginPath = '/login/passkey'
export const phoneLoginPath = '/login/phone'

export function passkeyPath(passkeyId: string): string {
  return `/profile/passkeys/${passkeyId}`
}
