import type { OutboundMessage } from '#contract/firm/mails.ts'
import { type PageStart, pageClause } from '../../../firm/cursor.ts'
import type { Reader } from '../../../firm/store.ts'

/** A mail about a party or one of its documents. */
export type OfParty = Pick<OutboundMessage, 'id' | 'to' | 'subject' | 'state' | 'createdAt'> & {
  recordKind: string
  recordId: string
  link: string
  isKept: 0 | 1
}

/** Mails about a party and its documents from the edge on, one more than a page holds where there are more. */
export function messagesOfParty(
  { sql }: Reader,
  { partyId, ...page }: { partyId: string; start: PageStart; size: number },
): OfParty[] {
  const { sql: rest, bound } = pageClause('created_at', page)
  return sql
    .exec<OfParty>(
      `select id, to_address as "to", subject, state, created_at as createdAt, link,
         record_kind as recordKind, record_id as recordId, is_kept as isKept
       from outbound_message where party_id = ? ${rest}`,
      partyId,
      ...bound,
    )
    .toArray()
}
