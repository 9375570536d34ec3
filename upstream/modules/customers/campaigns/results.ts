import type { Campaign } from '#contract/customers/campaigns.ts'
import type { Reader } from '../../../firm/store.ts'
import { listMessages } from '../../firm/outbound/index.ts'

/**
 * What came of a campaign: whom it went to, whose mail came back, who wants no more. Opened mails are in
 * no number: programs open them, too.
 */
export function resultsOf(
  reader: Reader,
  campaignId: string,
): Pick<Campaign, 'results' | 'leftOut'> {
  const { sql } = reader
  const results = sql
    .exec<Campaign['results']>(
      `select coalesce(sum(state <> 'leftOut'), 0) as recipients,
         coalesce(sum(state = 'waiting'), 0) as waiting,
         coalesce(sum(state = 'sent'), 0) as sent,
         0 as bounced,
         coalesce(sum(unsubscribed_at is not null), 0) as unsubscribed
       from campaign_recipients where campaign_id = ?`,
      campaignId,
    )
    .one()
  const leftOut = sql
    .exec<{ reason: Campaign['leftOut'][number]['reason']; count: number }>(
      `select reason, count(*) as count from campaign_recipients
       where campaign_id = ? and state = 'leftOut' group by reason order by count(*) desc, reason`,
      campaignId,
    )
    .toArray()
  return { results: { ...results, bounced: bouncedOf(reader, campaignId) }, leftOut }
}

function bouncedOf(reader: Reader, campaignId: string): number {
  const messages = listMessages(reader, { kind: 'campaign', id: campaignId })
  return messages.filter(({ state }) => state === 'bounced').length
}
