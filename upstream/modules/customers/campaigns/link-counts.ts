import { eq } from 'drizzle-orm'
import type { Campaign } from '#contract/customers/campaigns.ts'
import type { Reader } from '../../../firm/store.ts'
import { judgeHits, type LinkHit, linkResults } from './link-hits.ts'
import { linksOf } from './links-of-text.ts'
import type { CampaignMails } from './results.ts'
import { type CampaignStored, campaignHitsTable } from './tables.ts'

/** As many are judged of a campaign. */
const maxJudged = 20_000

/**
 * Who opened each link of a campaign, by what is known of them.
 * @param mails all of the campaign
 */
export function resultsOfLinks(
  reader: Reader,
  { id, text, countsLinks }: Pick<CampaignStored, 'id' | 'text' | 'countsLinks'>,
  mails: CampaignMails,
): Campaign['links'] {
  if (!countsLinks) return []
  const hits = hitsOf(reader, id)
  const found = new Map(
    linkResults(hits, judgeHits(hits, deliveredAt(id, mails))).map(({ linkId, ...counts }) => [
      linkId,
      counts,
    ]),
  )
  const none = { people: 0, unknown: 0, programs: 0 }
  return linksOf(text).map((url, at) => ({ url, ...(found.get(String(at + 1)) ?? none) }))
}

function hitsOf({ db }: Reader, campaignId: string): LinkHit[] {
  return db
    .select()
    .from(campaignHitsTable)
    .where(eq(campaignHitsTable.campaignId, campaignId))
    .limit(maxJudged)
    .all()
    .map(({ link, ...hit }) => ({ ...hit, linkId: String(link), isTrap: false }))
}

/** When the mail reached each recipient, as far as a server said so; else when it left. */
function deliveredAt(campaignId: string, mails: CampaignMails): Map<string, string> {
  return new Map(
    mails.flatMap(({ to, deliveredAt: at, sentAt }) => {
      const known = at ?? sentAt
      return known === null ? [] : [[`${campaignId}:${to}`, known] as const]
    }),
  )
}
