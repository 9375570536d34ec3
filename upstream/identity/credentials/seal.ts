import { createHash } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'
import { deriveSecret } from '../token.ts'

type Secrets = { SECRETS: string }

/**
 * Seals a text so that only this deployment reads it: JWE (RFC 7516), AES-256-GCM. The first of
 * `SECRETS` seals and all open, so that what is sealed survives a new secret as long as the old one
 * is kept.
 */
export async function seal({ SECRETS }: Secrets, text: string): Promise<string> {
  const [first] = keysOf(SECRETS)
  if (!first) throw new Error('There is no secret to seal with')
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: first.kid })
    .encrypt(first.key)
}

/** What was sealed. @throws Error for what was altered, or sealed with a secret that is gone */
export async function unseal({ SECRETS }: Secrets, sealed: string): Promise<string> {
  const { plaintext } = await compactDecrypt(
    sealed,
    ({ kid }) => {
      const known = keysOf(SECRETS).find((one) => one.kid === kid)
      if (!known) throw new Error('Sealed with a secret that is not known')
      return known.key
    },
    { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] },
  )
  return new TextDecoder().decode(plaintext)
}

function keysOf(secrets: string): { kid: string; key: Uint8Array }[] {
  const each = secrets.split(/[\s,]+/).filter((secret) => secret !== '')
  return each.map((secret) => {
    const key = Buffer.from(deriveSecret(secret, 'sealing v1'), 'base64url')
    return { kid: createHash('sha256').update(key).digest('base64url').slice(0, 8), key }
  })
}
