import { loadSlot } from '#app/shell/frame/module-parts.tsx'
import type {} from '#app/shell/frame/slots.ts'
import type { FollowUpsShown } from '#app/shell/records/follow-ups-panel.tsx'
import type { SequencesShown } from '#app/shell/records/sequences-panel.tsx'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { type Party, partiesContract } from '#contract/firm/parties.ts'
import type { PartyTimelineEntry } from '#contract/firm/party-timeline.ts'

/** The newest of a party's timeline, as far as the person may see it. */
export type PartyPanelsView = {
  entries: PartyTimelineEntry[]
  hasMore: boolean
  /** What they gathered at the tills; null without any, or for who may not see it. */
  points: PartyPoints | null
  /** Tasks and calls for them; null for who may not see any. */
  followUps: FollowUpsShown | null
  /** Sequences of emails that they are in; null for who may not see any. */
  sequences: SequencesShown | null
}

/** Points that a customer gathered, and what they are worth in minor units. */
export type PartyPoints = { id: string; points: number; worth: number; currency: string }

declare module '#app/shell/frame/slots.ts' {
  interface Slots {
    'party.points': { about: { partyId: string }; shown: PartyPoints }
  }
}

const shown = 10

export async function loadPartyPanels(
  access: FirmAccess,
  { id: partyId }: Party,
): Promise<PartyPanelsView> {
  const { call, firm } = access
  const query = { firmId: firm.firmId, partyId, size: shown }
  const [{ rows, next }, points, followUps, sequences] = await Promise.all([
    call(partiesContract.listTimeline, query),
    loadSlot('party.points', access, { partyId }),
    loadSlot('record.followUps', access, { kind: 'party', id: partyId }),
    loadSlot('record.sequences', access, { kind: 'party', id: partyId }),
  ])
  return { entries: rows, hasMore: next !== null, points, followUps, sequences }
}
