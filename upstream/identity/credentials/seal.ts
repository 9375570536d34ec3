import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
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

/** Seals and opens in the same turn, as `seal` and `unseal` do, for what a transaction needs. */
export type Sealer = {
  seal: (text: string) => string
  /** @throws Error for what was altered, or sealed with a secret that is gone */
  unseal: (sealed: string) => string
}

/** The same JWE, written and read without waiting. */
export function sealerOf({ SECRETS }: Secrets): Sealer {
  return {
    seal(text) {
      const [first] = keysOf(SECRETS)
      if (!first) throw new Error('There is no secret to seal with')
      const head = { alg: 'dir', enc: 'A256GCM', kid: first.kid }
      const header = Buffer.from(JSON.stringify(head)).toString('base64url')
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', first.key, iv)
      cipher.setAAD(Buffer.from(header))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      const parts = [iv, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url'))
      return `${header}..${parts.join('.')}`
    },
    unseal(sealed) {
      const [header = '', , iv = '', text = '', tag = ''] = sealed.split('.')
      const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString('utf8'))
      const known = keysOf(SECRETS).find((one) => one.kid === kid)
      if (!known) throw new Error('Sealed with a secret that is not known')
      const decipher = createDecipheriv('aes-256-gcm', known.key, Buffer.from(iv, 'base64url'))
      decipher.setAAD(Buffer.from(header))
      decipher.setAuthTag(Buffer.from(tag, 'base64url'))
      const plain = [decipher.update(Buffer.from(text, 'base64url')), decipher.final()]
      return Buffer.concat(plain).toString('utf8')
    },
  }
}

function keysOf(secrets: string): { kid: string; key: Uint8Array }[] {
  const each = secrets.split(/[\s,]+/).filter((secret) => secret !== '')
  return each.map((secret) => {
    const key = Buffer.from(deriveSecret(secret, 'sealing v1'), 'base64url')
    return { kid: createHash('sha256').update(key).digest('base64url').slice(0, 8), key }
  })
}
