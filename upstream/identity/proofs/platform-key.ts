import { createHash, createHmac, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import type { ProofKey } from '#contract/platform/proofs.ts'
import { secretsOf } from '../token.ts'

/** What stands before the 32 bytes of a private key of Ed25519 in PKCS #8 (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

type Secrets = { SECRETS: string }

/** Derived from a secret of the installation, so that there is nothing more to keep. */
function keyOf(secret: string) {
  const seed = createHmac('sha256', secret).update('firmament proof key v1').digest()
  const key = createPrivateKey({
    key: Buffer.concat([pkcs8, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  const whole = createPublicKey(key).export({ format: 'der', type: 'spki' })
  const publicKey = whole.subarray(whole.length - 32).toString('base64')
  const id = createHash('sha256').update(publicKey).digest('hex').slice(0, 16)
  return { id, publicKey, key }
}

/** The keys that signatures of this installation can be of: the one that signs now comes first. */
export function proofKeys(env: Secrets): ProofKey[] {
  return secretsOf(env).map((secret) => {
    const { id, publicKey } = keyOf(secret)
    return { id, publicKey }
  })
}

/** Signs a text with the key that signs now; base64. */
export function signProof(env: Secrets, text: string): { keyId: string; signature: string } {
  const [first = ''] = secretsOf(env)
  const { id, key } = keyOf(first)
  return { keyId: id, signature: sign(null, Buffer.from(text), key).toString('base64') }
}
