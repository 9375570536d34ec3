import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { dueOn } from './due.ts'
import { insertReminder } from './writer.ts'

/** Notes what is due on the day of the context as sent, without a mail: as the story of a demo. */
export function noteDue(writer: Writer, context: FirmContext, maximum: number): void {
  const date = firmDate(writer, context)
  for (const due of dueOn(writer, date, maximum).rows) insertReminder(writer, context, due, date)
}
