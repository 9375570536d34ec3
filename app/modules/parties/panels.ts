import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { type Party, type PartyDocument, partiesContract } from '#contract/parties.ts'

/** The last documents of a party, as far as the person may see them. */
export type PartyPanelsView = { documents: PartyDocument[]; hasMore: boolean }

const shown = 10

export async function loadPartyPanels(
  { call, firm: { firmId } }: FirmAccess,
  { id: partyId }: Party,
): Promise<PartyPanelsView> {
  const query = { firmId, partyId, size: shown }
  const { rows, next } = await call(partiesContract.listDocuments, query)
  return { documents: rows, hasMore: next !== null }
}
