import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'
import { deriveSecret, secretsOf } from '../token.ts'

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
  /** @throws Error for what was altered, sealed for another owner or with a secret that is gone */
  unseal: (sealed: string) => string
}

/** Of GCM, in bytes: a shorter one is easier to guess, and is not taken. */
const authTagLength = 16

/**
 * The same JWE, written and read without waiting. Its header names whom it belongs to and is signed with
 * it: what is carried into another firm's database opens nowhere.
 * @param owner of all that this sealer seals, and of all that it opens
 */
export function sealerOf({ SECRETS }: Secrets, owner: string): Sealer {
  return {
    seal(text) {
      const [first] = keysOf(SECRETS)
      if (!first) throw new Error('There is no secret to seal with')
      const head = { alg: 'dir', enc: 'A256GCM', kid: first.kid, owner }
      const header = Buffer.from(JSON.stringify(head)).toString('base64url')
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', first.key, iv, { authTagLength })
      cipher.setAAD(Buffer.from(header))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      const parts = [iv, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url'))
      return `${header}..${parts.join('.')}`
    },
    unseal(sealed) {
      const [header = '', , iv = '', text = '', tag = ''] = sealed.split('.')
      const head = JSON.parse(Buffer.from(header, 'base64url').toString('utf8'))
      if (head.owner !== owner) throw new Error('Sealed for somebody else')
      const known = keysOf(SECRETS).find((one) => one.kid === head.kid)
      if (!known) throw new Error('Sealed with a secret that is not known')
      const nonce = Buffer.from(iv, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', known.key, nonce, { authTagLength })
      decipher.setAAD(Buffer.from(header))
      decipher.setAuthTag(Buffer.from(tag, 'base64url'))
      const plain = [decipher.update(Buffer.from(text, 'base64url')), decipher.final()]
      return Buffer.concat(plain).toString('utf8')
    },
  }
}

function keysOf(secrets: string): { kid: string; key: Uint8Array }[] {
  return secretsOf({ SECRETS: secrets }).map((secret) => {
    const key = Buffer.from(deriveSecret(secret, 'sealing v1'), 'base64url')
    return { kid: createHash('sha256').update(key).digest('base64url').slice(0, 8), key }
  })
}
