import { createHash } from 'node:crypto'
import { deriveSecret } from '../token.ts'

/**
 * better-auth's secrets, one for each of `SECRETS`: the first seals, all open, so that what is
 * sealed survives a new secret as long as the old one is kept. The number that better-auth writes
 * beside what it seals comes from the secret itself and stays when others come and go.
 */
export function authSecrets(secrets: string): { version: number; value: string }[] {
  const each = secrets.split(/[\s,]+/).filter((secret) => secret !== '')
  return each.map((secret) => {
    const value = deriveSecret(secret, 'better-auth v1')
    const digest = createHash('sha256').update(`version ${value}`).digest()
    return { version: digest.readUIntBE(0, 6), value }
  })
}

/** The same, as better-auth's `symmetricEncrypt` and `symmetricDecrypt` take it. */
export function sealingKey(secrets: string) {
  const each = authSecrets(secrets)
  return {
    keys: new Map(each.map(({ version, value }) => [version, value])),
    currentVersion: each[0]?.version ?? 0,
  }
}
