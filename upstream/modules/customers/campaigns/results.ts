import type { Campaign } from '#contract/customers/campaigns.ts'
import type { Reader } from '../../../firm/store.ts'
import type { listMessages } from '../../firm/outbound/index.ts'

export type CampaignMails = ReturnType<typeof listMessages>

/**
 * What came of a campaign: whom it went to, whose mail came back, who wants no more. Opened mails are in
 * no number: programs open them, too.
 * @param mails all of the campaign
 */
export function resultsOf(
  reader: Reader,
  campaignId: string,
  mails: CampaignMails,
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
  const bounced = mails.filter(({ state }) => state === 'bounced').length
  return { results: { ...results, bounced }, leftOut }
}
