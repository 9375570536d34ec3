import type { ModuleParts } from '../../../core/hooks.ts'
import { reachCondition } from '../../../firm/reach.ts'
import type { Reader } from '../../../firm/store.ts'

const isRecipient = `state <> 'leftOut'`
const count = (condition: string) => `case when ${condition} then 1 else 0 end`

/** Recipients of campaigns, and who of the segment was skipped; for whoever reaches all customers. */
export const recipientsView: ModuleParts['analysisViews'][number] = {
  name: 'campaignRecipients',
  needs: 'campaign:view',
  reach: ({ actor }) =>
    reachCondition(actor, 'party', 'created_by') ? { sql: 'false', bound: [] } : undefined,
  from: `(select recipient.*, campaign.started_at as begun_at, campaign.segment_id
          from campaign_recipients as recipient
          join campaigns as campaign on campaign.id = recipient.campaign_id)`,
  dates: { begun: { sql: 'begun_at', isInstant: true } },
  fields: {
    campaign: { sql: 'campaign_id', kind: 'named', names: namesOf('campaigns') },
    segment: { sql: 'segment_id', kind: 'named', names: namesOf('segments') },
    customer: { sql: 'party_id', kind: 'party' },
  },
  measures: {
    recipients: { sum: count(isRecipient), unit: 'count' },
    sentMails: { sum: count(`state = 'sent'`), unit: 'count' },
    skipped: { sum: count(`state = 'leftOut'`), unit: 'count' },
    unsubscribed: { sum: count('unsubscribed_at is not null'), unit: 'count' },
    unsubscribedShare: { over: 'unsubscribed', under: 'sentMails', unit: 'percent' },
  },
  path: `'campaigns/' || campaign_id`,
}

function namesOf(table: 'campaigns' | 'segments') {
  return ({ sql }: Reader): Map<string, string> => {
    const rows = sql.exec<{ id: string; name: string }>(`select id, name from ${table}`)
    return new Map(rows.toArray().map(({ id, name }) => [id, name]))
  }
}
