import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { type LoyaltyAccountRow, LoyaltyListQuery, loyaltyContract } from '#contract/selling/loyalty.ts'
import { type Party, partiesContract } from '#contract/firm/parties.ts'
import type { PartyTimelineEntry } from '#contract/firm/party-timeline.ts'

/** The newest of a party's timeline, as far as the person may see it. */
export type PartyPanelsView = {
  entries: PartyTimelineEntry[]
  hasMore: boolean
  /** What they gathered at the tills; null without any, or for who may not see it. */
  points: LoyaltyAccountRow | null
}

const shown = 10

export async function loadPartyPanels(
  { call, can, firm: { firmId } }: FirmAccess,
  { id: partyId }: Party,
): Promise<PartyPanelsView> {
  const query = { firmId, partyId, size: shown }
  const ofParty = { ...LoyaltyListQuery.parse({ customerId: partyId }), firmId }
  const [{ rows, next }, points] = await Promise.all([
    call(partiesContract.listTimeline, query),
    can('till:view') ? call(loyaltyContract.rows, ofParty) : { rows: [] },
  ])
  return { entries: rows, hasMore: next !== null, points: points.rows[0] ?? null }
}
