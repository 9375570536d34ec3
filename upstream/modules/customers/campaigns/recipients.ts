import { mailKey } from '../leads/views.ts'
import { type MailAnswer, type MailFacts, type MailPurpose, mayMail } from './may-mail.ts'

/** Somebody in the segment when the campaign begins. */
export type CampaignMember = MailFacts & {
  partyId: string
  /** The main address first; of several the first good one is used. */
  mails: readonly string[]
  language: string
}

/** Who gets a campaign: kept when it begins, one row an address. `key` is unique for good. */
export type Recipient = { key: string; address: string; partyId: string; language: string }

export type LeftOut = {
  partyId: string
  reason: 'noAddress' | 'sameAddress' | Extract<MailAnswer, { may: false }>['reason']
}

/** Members are recipients or left out: their numbers sum to those of the segment. */
export type FrozenRecipients = {
  segmentVersion: number
  recipients: Recipient[]
  leftOut: LeftOut[]
}

/**
 * Who gets a campaign, fixed when it begins: whoever comes into the segment later does not, and whoever
 * leaves it still does. Each address once, of several parties the first by id.
 * @param today the firm's day
 */
export function freezeRecipients(
  campaign: { id: string; segmentVersion: number; purpose: MailPurpose },
  members: readonly CampaignMember[],
  today: string,
): FrozenRecipients {
  const byAddress = new Map<string, Recipient>()
  const leftOut: LeftOut[] = []
  const inOrder = [...members].sort((a, b) => (a.partyId < b.partyId ? -1 : 1))
  for (const member of inOrder) {
    const { partyId, language } = member
    const address = member.mails.map(mailKey).find((key) => key !== undefined)
    if (address === undefined) {
      leftOut.push({ partyId, reason: 'noAddress' })
      continue
    }
    const answer = mayMail(address, campaign.purpose, member, today)
    if (!answer.may) leftOut.push({ partyId, reason: answer.reason })
    else if (byAddress.has(address)) leftOut.push({ partyId, reason: 'sameAddress' })
    else byAddress.set(address, { key: `${campaign.id}:${address}`, address, partyId, language })
  }
  const recipients = [...byAddress.values()]
  return { segmentVersion: campaign.segmentVersion, recipients, leftOut }
}
