import { randomBytes } from 'node:crypto'
import { Webhook as Signer } from 'standardwebhooks'
import type { Env } from '../../../core/env.ts'
import { unseal } from '../../../identity/credentials/seal.ts'
import type { DeliveryRow, WebhookRow } from './reader.ts'

/** A new secret in the form of Standard Webhooks. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

/**
 * The headers of Standard Webhooks for a message that is sent now. While the secret before is still
 * good, there are two signatures.
 */
export async function signedHeaders(
  env: Pick<Env, 'SECRETS'>,
  { secret, oldSecret, oldSecretUntil }: WebhookRow,
  { id, body }: DeliveryRow,
  now: Date,
): Promise<Record<string, string>> {
  const isOldGood = oldSecretUntil !== null && Date.parse(oldSecretUntil) > now.getTime()
  const sealed = [secret, ...(oldSecret !== null && isOldGood ? [oldSecret] : [])]
  const secrets = await Promise.all(sealed.map((one) => unseal(env, one)))
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((one) => new Signer(one).sign(id, now, body)).join(' '),
  }
}
