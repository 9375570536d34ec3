import { eq } from 'drizzle-orm'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import type { MessageRow, TicketRow } from './reader.ts'
import { supportMessagesTable, supportStatesTable, supportTicketsTable } from './tables.ts'
import { isDone, type TicketState } from './ticket-states.ts'

/** Writes columns of a ticket. */
export function changeTicket({ db }: Writer, id: string, change: Partial<TicketRow>): void {
  db.update(supportTicketsTable).set(change).where(eq(supportTicketsTable.id, id)).run()
}

type NewMessage = Pick<MessageRow, 'author' | 'by' | 'text'> &
  Partial<Pick<MessageRow, 'isInternal' | 'hidden' | 'threadId' | 'at'>>

/** Keeps what somebody wrote. */
export function insertMessage(
  { db }: Writer,
  { now, newId }: FirmContext,
  ticketId: string,
  message: NewMessage,
): void {
  db.insert(supportMessagesTable)
    .values({
      id: newId(),
      ticketId,
      isInternal: false,
      hidden: '',
      threadId: null,
      at: now.toISOString(),
      ...message,
    })
    .run()
}

/** Notes the state that a ticket is in from now on; the columns that follow from it. */
export function insertState(
  { db }: Writer,
  { now }: FirmContext,
  ticketId: string,
  state: TicketState,
): Pick<TicketRow, 'state' | 'place'> {
  db.insert(supportStatesTable).values({ ticketId, state, at: now.toISOString() }).run()
  return { state, place: placeOf(state) }
}

/** Where tickets of a state stand in the list. */
export function placeOf(state: TicketState): TicketRow['place'] {
  if (isDone(state)) return 'done'
  return state === 'waiting' || state === 'onHold' ? 'waiting' : 'open'
}
