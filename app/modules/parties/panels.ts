import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { type Party, partiesContract } from '#contract/parties.ts'
import type { PartyTimelineEntry } from '#contract/party-timeline.ts'

/** The newest of a party's timeline, as far as the person may see it. */
export type PartyPanelsView = { entries: PartyTimelineEntry[]; hasMore: boolean }

const shown = 10

export async function loadPartyPanels(
  { call, firm: { firmId } }: FirmAccess,
  { id: partyId }: Party,
): Promise<PartyPanelsView> {
  const query = { firmId, partyId, size: shown }
  const { rows, next } = await call(partiesContract.listTimeline, query)
  return { entries: rows, hasMore: next !== null }
}
