import { and, asc, eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import { publicToken } from '../../../documents/delivery/public-token.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { replyAddress } from '../../firm/mails/index.ts'
import { queueMail } from '../../firm/outbound/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { nextBatch, type Pace } from './batches.ts'
import { withCountedLinks } from './counted-links.ts'
import { countTexts, leaveTexts } from './leave-texts.ts'
import { mayMail } from './may-mail.ts'
import { campaigns } from './register.ts'
import { purposeOf } from './start.ts'
import { suppressionsOf } from './suppressions.ts'
import { type CampaignStored, campaignRecipientsTable, type RecipientStored } from './tables.ts'

/** So fast a campaign leaves: it can be stopped, and servers take it. */
const pace: Pace = { batchSize: 50, minutesBetween: 5, mailsADay: 2000 }
const hourMs = 3_600_000

type Means = { context: FirmContext; origin: string }

/**
 * Sends the next mails of a campaign. Whether each may be sent is asked again, in the transaction that
 * queues it: what was true when it began is not enough. One that a person has paused sends nothing.
 * @returns when the next ones may leave
 */
export function sendNext(writer: Writer, means: Means, campaignId: string): Date | undefined {
  const { context } = means
  const campaign = campaigns.find(writer, campaignId)
  if (campaign?.state !== 'sending') return undefined
  const waiting = waitingOf(writer, campaignId)
  const { timeZone } = getFirmProfile(writer)
  const now = context.now.toISOString()
  const addresses = waiting.map(({ address }) => address)
  const batch = nextBatch(addresses, pace, sentLately(writer, context), { now, timeZone })
  const isNow = new Set(batch.addresses)
  for (const recipient of waiting.filter(({ address }) => isNow.has(address))) {
    if (sendOne(writer, means, campaign, recipient) === 'later') {
      return new Date(context.now.getTime() + hourMs)
    }
  }
  if (batch.nextAt !== null) return new Date(batch.nextAt)
  campaigns.change(writer, context, campaignId, {
    ...{ state: 'sent', finishedAt: now, version: campaign.version + 1 },
  })
  return undefined
}

function waitingOf({ db }: Reader, campaignId: string): RecipientStored[] {
  const { campaignId: of, state, rowNumber } = campaignRecipientsTable
  return db
    .select()
    .from(campaignRecipientsTable)
    .where(and(eq(of, campaignId), eq(state, 'waiting')))
    .orderBy(asc(rowNumber))
    .all()
}

/** What left of all campaigns in the last day; a batch waits for the one before. */
function sentLately({ sql }: Reader, { now }: FirmContext) {
  const since = new Date(now.getTime() - 24 * hourMs).toISOString()
  const { count, last } = sql
    .exec<{ count: number; last: string | null }>(
      `select count(*) as count, max(sent_at) as last from campaign_recipients where sent_at > ?`,
      since,
    )
    .one()
  return { sentToday: count, lastBatchAt: last }
}

/** `later` where the firm may send no more for now. */
function sendOne(
  writer: Writer,
  { context, origin }: Means,
  campaign: CampaignStored,
  recipient: RecipientStored,
): 'done' | 'later' {
  const { key, address, partyId, secret, language, name } = recipient
  const party = getStoredParty(writer, partyId)
  const answer = mayMail(
    address,
    purposeOf(campaign),
    {
      suppressions: suppressionsOf(writer, address),
      consents: party.consents,
      isPartyGone: party.isArchived || party.anonymisedAt !== null,
    },
    firmDate(writer, context),
  )
  if (!answer.may) {
    change(writer, key, { state: 'leftOut', reason: answer.reason })
    return 'done'
  }
  const leaveUrl = `${origin}/unsubscribe/${publicToken(context.firmId, secret)}`
  const words = (text: string) => text.replaceAll('{name}', name)
  const counted = { firmId: context.firmId, origin, secret }
  const body = words(
    campaign.countsLinks ? withCountedLinks(campaign.text, counted) : campaign.text,
  )
  const notes = [...(campaign.countsLinks ? [countTexts[language]] : []), leaveTexts[language]]
  try {
    const messageId = queueMail(writer, context, {
      ...{ to: address, replyTo: replyAddress(writer), language, partyId, leaveUrl },
      subject: words(campaign.subject),
      text: `${body}\n\n${notes.join('\n')}\n${leaveUrl}`,
      attachments: [],
      record: { kind: 'campaign', id: campaign.id },
      link: `campaigns/${campaign.id}`,
    })
    change(writer, key, { state: 'sent', messageId, sentAt: context.now.toISOString() })
    return 'done'
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'rate_limited' || error.code === 'conflict') return 'later'
    if (error.code !== 'invalid') throw error
    change(writer, key, { state: 'leftOut', reason: 'bounced' })
    return 'done'
  }
}

function change({ db }: Writer, key: string, columns: Partial<RecipientStored>): void {
  db.update(campaignRecipientsTable).set(columns).where(eq(campaignRecipientsTable.key, key)).run()
}
