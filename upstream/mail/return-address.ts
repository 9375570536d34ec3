import type { Env } from '../core/env.ts'
import { mailDomain } from './addresses.ts'
import { idOfSigned, signedId } from './signed-id.ts'

type ReturnEnv = Pick<Env, 'SECRETS' | 'MAIL_TRANSPORT' | 'MAIL_DOMAIN' | 'PUBLIC_ORIGIN'>

const purpose = 'mail return addresses v1'

/**
 * Where the servers on the way report that a mail did not arrive (RFC 5321, 4.4): an address of this
 * mail alone, signed, so that a report proves that it answers a mail of ours. Undefined where mail does
 * not come back to us, or its transport chooses that address itself.
 */
export function returnAddress(env: ReturnEnv, mailId: string): string | undefined {
  if (!isReturnSigned(env)) return undefined
  return `bounce+${signedId(env, purpose, mailId)}@${mailDomain(env)}`
}

/** Whether what comes back has to come to a signed address. */
export function isReturnSigned({ MAIL_TRANSPORT, MAIL_DOMAIN }: ReturnEnv): boolean {
  return MAIL_TRANSPORT === 'smtp' && Boolean(MAIL_DOMAIN)
}

/** Whether an address is one for what comes back, whatever its signature. */
export function isReturnAddress(env: ReturnEnv, address: string): boolean {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@')
  return local.startsWith('bounce+') && domain === mailDomain(env)
}

/** The id of the mail that a return address was made for; undefined where its signature is not ours. */
export function mailOfReturnAddress(env: ReturnEnv, address: string): string | undefined {
  if (!isReturnAddress(env, address)) return undefined
  const [local = ''] = address.trim().toLowerCase().split('@')
  return idOfSigned(env, purpose, local.slice('bounce+'.length))
}
