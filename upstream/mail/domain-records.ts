import type { DomainRecord } from '#contract/firm/mail-settings.ts'
import { type MailEnv, transportName } from './settings.ts'

/**
 * The records that the domain of MAIL_FROM needs so that mail is taken as its own: SPF (RFC 7208),
 * DKIM (RFC 6376) and DMARC (RFC 7489). The key of DKIM is the provider's to give: MAIL_DKIM.
 */
export function domainRecords(env: MailEnv): DomainRecord[] {
  const [, domain] = /@([^@\s>]+)$/.exec(env.MAIL_FROM ?? '') ?? []
  if (!domain) return []
  const report = `mailto:postmaster@${domain}`
  const spf = sendersOf(env)
  return [
    ...(spf === undefined
      ? []
      : [{ purpose: 'spf', type: 'TXT', name: domain, value: `v=spf1 ${spf} ~all` } as const]),
    ...keyOf(env, domain),
    {
      purpose: 'dmarc',
      type: 'TXT',
      name: `_dmarc.${domain}`,
      value: `v=DMARC1; p=quarantine; rua=${report}`,
    },
  ]
}

/** Who may send for the domain, in the terms of SPF; undefined where only the provider knows. */
function sendersOf(env: MailEnv): string | undefined {
  if (env.MAIL_SPF) return env.MAIL_SPF
  switch (transportName(env)) {
    case 'cloudflare':
      return 'include:_spf.mx.cloudflare.net'
    case 'smtp':
      return env.SMTP_HOST ? `a:${env.SMTP_HOST}` : undefined
    default:
      return undefined
  }
}

/** `selector value` as the provider shows them; a value without `;` is a name to point at. */
function keyOf({ MAIL_DKIM }: MailEnv, domain: string): DomainRecord[] {
  const [, selector, value] = /^(\S+)\s+(.+)$/.exec(MAIL_DKIM?.trim() ?? '') ?? []
  if (!selector || !value) return []
  const type = /[;=]/.test(value) ? 'TXT' : 'CNAME'
  return [{ purpose: 'dkim', type, name: `${selector}._domainkey.${domain}`, value }]
}
