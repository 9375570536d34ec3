import { createHmac } from 'node:crypto'
import type { Env } from '../core/env.ts'
import { isSameSecret, secretsOf } from '../identity/token.ts'

type Secrets = Pick<Env, 'SECRETS'>

/**
 * The id of a mail, in lower case, with a signature of 80 bits in letters that no server on the way
 * changes: `01k…7.3f0c…`. `purpose` keeps what is signed for one thing from being good for another.
 */
export function signedId(env: Secrets, purpose: string, mailId: string): string {
  const id = mailId.toLowerCase()
  return `${id}.${signatureOf(secretsOf(env)[0] ?? '', purpose, id)}`
}

/** The id in what `signedId` made; undefined where its signature is not ours. */
export function idOfSigned(env: Secrets, purpose: string, signed: string): string | undefined {
  const [, id = '', signature = ''] = /^([0-9a-z]{26})\.([0-9a-f]{20})$/.exec(signed) ?? []
  const isOurs = secretsOf(env).some((secret) =>
    isSameSecret(signature, signatureOf(secret, purpose, id)),
  )
  return isOurs && id !== '' ? id.toUpperCase() : undefined
}

function signatureOf(secret: string, purpose: string, id: string): string {
  const key = createHmac('sha256', secret).update(purpose).digest()
  return createHmac('sha256', key).update(id).digest('hex').slice(0, 20)
}
