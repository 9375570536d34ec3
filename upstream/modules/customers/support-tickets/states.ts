import { conflictOf } from '#contract/core/errors.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { planClosing, planTicket } from './plan.ts'
import { getTicket, type TicketRow } from './reader.ts'
import { canBecome, isDone, type TicketState } from './ticket-states.ts'
import { changeTicket, insertState } from './writer.ts'

const entity = 'supportTicket'

/** Brings a ticket into a state, counts its clocks anew, and plans its end. */
export function becomeState(
  writer: Writer,
  context: FirmContext,
  row: TicketRow,
  state: TicketState,
): void {
  if (row.state !== state) {
    const columns = insertState(writer, context, row.id, state)
    const at = context.now.toISOString()
    changeTicket(writer, row.id, {
      ...columns,
      doneAt: isDone(state) ? (row.doneAt ?? at) : null,
      version: row.version + 1,
      updatedAt: at,
      updatedBy: context.actor.userId,
    })
    const [before, after] = [{ state: row.state }, { state }]
    writer.audit({ entity, entityId: row.id, action: 'update', title: row.number, before, after })
  }
  const changed = getTicket(writer, row.id)
  planTicket(writer, context, changed)
  planClosing(writer, context, changed)
}

/**
 * Brings a ticket into a state that a member chose.
 * @throws AppError not_found; conflict (ticketState) for one that does not follow the present state
 */
export function moveTo(writer: Writer, context: FirmContext, id: string, state: TicketState): void {
  const row = getTicket(writer, id)
  if (row.state === state) return
  if (!canBecome(row.state, state)) throw conflictOf('ticketState')
  becomeState(writer, context, row, state)
}

/** Whose a ticket is from now on; null for nobody's. @throws AppError not_found */
export function giveTo(
  writer: Writer,
  { now, actor }: FirmContext,
  id: string,
  owner: { userId: string; name: string } | null,
): void {
  const row = getTicket(writer, id)
  const [ownerId, ownerName] = [owner?.userId ?? null, owner?.name ?? '']
  if (row.ownerId === ownerId) return
  changeTicket(writer, id, {
    ownerId,
    ownerName,
    version: row.version + 1,
    updatedAt: now.toISOString(),
    updatedBy: actor.userId,
  })
  const [before, after] = [{ ownerName: row.ownerName }, { ownerName }]
  writer.audit({ entity, entityId: id, action: 'update', title: row.number, before, after })
}

/** Makes the caller the owner of a ticket. @throws AppError not_found */
export function takeTicket(writer: Writer, context: FirmContext, id: string): void {
  const { userId, userName } = context.actor
  giveTo(writer, context, id, { userId, name: userName })
}
