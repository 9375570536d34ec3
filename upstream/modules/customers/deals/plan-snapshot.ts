import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate, startOfFirmDay } from '../../firm/firms/index.ts'
import { schedule } from '../../firm/jobs/index.ts'

export const snapshotJob = 'deals.snapshot'

/** Has the forecast of the next night be kept; there is one such job. */
export function planSnapshot(writer: Writer, context: Pick<FirmContext, 'now'>): void {
  const tomorrow = addDays(firmDate(writer, context), 1)
  const dueAt = startOfFirmDay(writer, tomorrow)
  schedule(writer, { kind: snapshotJob, key: 'night', dueAt, payload: null })
}
