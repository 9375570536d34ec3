import type { PartyMail } from '#contract/firm/party-timeline.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { messagesOfParty, type OfParty } from '../outbound/index.ts'
import type { PartyTimelineSource, TimelinePart } from '../parties/index.ts'
import { isSeen } from '../records/index.ts'

/** Mails about a party and its documents, those about records that the caller may see. */
export const partyTimeline: readonly PartyTimelineSource[] = [
  {
    type: 'mail',
    list: (reader, context, part) =>
      seenMessages(reader, context, part).map((row) => ({ type: 'mail', mail: toMail(row) })),
  },
]

/** Reads on where some of what was read is about records that the caller may not see. */
function seenMessages(reader: Reader, { actor }: FirmContext, part: TimelinePart): OfParty[] {
  const seen: OfParty[] = []
  let from = part
  for (;;) {
    const rows = messagesOfParty(reader, from)
    seen.push(
      ...rows.filter(({ recordKind: kind, recordId: id }) => isSeen(reader, actor, kind, id)),
    )
    const last = rows.at(-1)
    if (!last || rows.length <= part.size || seen.length > part.size) return seen
    const edge = { value: last.createdAt, id: last.id, position: 0 }
    from = { ...part, start: { ...part.start, edge } }
  }
}

function toMail({ id, createdAt: at, to, subject, state, isKept, link: path }: OfParty): PartyMail {
  return { id, at, isOurs: true, people: to, subject, state, isKept: isKept === 1, path }
}
