import type { Language } from '#contract/core/fields.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { eventRows } from '../calendar/index.ts'
import { changeGuest, insertGuest } from './writer.ts'

type Guest = { name: string; email: string; language: Language; comment: string }

/** A guest of a demo's event, who has accepted; no mail is sent. */
export function inviteDemoGuest(
  writer: Writer,
  context: FirmContext,
  eventId: string,
  { comment, ...guest }: Guest,
): void {
  const told = JSON.stringify(eventRows(writer, eventId))
  const createdBy = context.actor.userId
  const { id } = insertGuest(writer, context, { ...guest, eventId, told, createdBy })
  const answeredAt = context.now.toISOString()
  changeGuest(writer, context, id, { answer: 'accepted', comment, answeredAt })
}
