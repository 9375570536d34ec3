import type { FirmContext, Writer } from '../../../firm/store.ts'
import { planDutyNotices } from './duties/plan.ts'

/** From its first entry on a firm may owe returns. */
export function onFirstEntry(writer: Writer, context: FirmContext): void {
  planDutyNotices(writer, context)
}
