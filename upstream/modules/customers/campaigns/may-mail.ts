import { type Consent, hasConsent } from '../leads/views.ts'

/** Why an address gets no more mail: of all lists, or of one. Written once, lifted by a person's word alone. */
export type Suppression = {
  /** As `mailKey` of leads gives it. */
  address: string
  reason: 'optOut' | 'bounce' | 'complaint'
  /** Null for all lists: so are bounces and complaints. */
  listId: string | null
  at: string
  liftedAt: string | null
}

/** What a mail is. Documents and answers to tickets are no advertising: no opt-out holds them back. */
export type MailPurpose =
  | { kind: 'campaign' | 'sequence'; listId: string; needsConsent: boolean }
  | { kind: 'document' | 'ticket' }

export type MailAnswer =
  | { may: true }
  | { may: false; reason: 'optedOut' | 'bounced' | 'complained' | 'noConsent' | 'partyGone' }

export type MailFacts = {
  suppressions: readonly Suppression[]
  consents: readonly Consent[]
  /** Archived, anonymised or merged away. */
  isPartyGone: boolean
}

const reasons = { optOut: 'optedOut', bounce: 'bounced', complaint: 'complained' } as const

/**
 * Whether an address may get a mail. It is asked again for each mail, in the transaction that sends it:
 * what was true when a campaign began is not enough.
 * @param today the firm's day
 */
export function mayMail(
  address: string,
  purpose: MailPurpose,
  { suppressions, consents, isPartyGone }: MailFacts,
  today: string,
): MailAnswer {
  if (!('listId' in purpose)) return { may: true }
  if (isPartyGone) return { may: false, reason: 'partyGone' }
  const held = suppressions.find(
    (one) =>
      one.address === address &&
      one.liftedAt === null &&
      (one.listId === null || one.listId === purpose.listId),
  )
  if (held !== undefined) return { may: false, reason: reasons[held.reason] }
  const isAgreed = !purpose.needsConsent || hasConsent(consents, 'newsletter', today)
  return isAgreed ? { may: true } : { may: false, reason: 'noConsent' }
}
