import { z } from 'zod'
import { addDays } from '../../../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { firmDate, startOfFirmDay } from '../../../firm/firms/index.ts'
import {
  cancel,
  isScheduled,
  type JobKinds,
  jobWithEffect,
  schedule,
} from '../../../firm/jobs/index.ts'

const nightJob = 'exports.keepCopy'

/** After midnight, when the day is whole and its night’s other work is done. */
const afterMidnightMs = 2 * 3_600_000

/** Whether a copy is kept each night: as long as its job is planned. */
export function isKeptNightly(reader: Reader): boolean {
  return isScheduled(reader, nightJob, 'next')
}

/** Has a copy kept each night, or no more. */
export function setNightly(writer: Writer, context: FirmContext, isNightly: boolean): void {
  if (isNightly === isKeptNightly(writer)) return
  if (isNightly) planNight(writer, context)
  else cancel(writer, nightJob, 'next')
  const action = isNightly ? 'keepCopiesNightly' : 'keepNoCopies'
  writer.audit({ entity: 'firm', entityId: context.firmId, action })
}

function planNight(writer: Writer, context: FirmContext): void {
  schedule(writer, {
    kind: nightJob,
    key: 'next',
    dueAt: nextNight(writer, context),
    payload: null,
  })
}

function nextNight(reader: Reader, context: Pick<FirmContext, 'now'>): Date {
  const tomorrow = addDays(firmDate(reader, context), 1)
  return new Date(startOfFirmDay(reader, tomorrow).getTime() + afterMidnightMs)
}

export const jobs: JobKinds = {
  /** Keeps the firm as it is, and plans the next night. */
  [nightJob]: jobWithEffect(z.null(), async (means) => {
    const { keepCopyOfNight } = await import('./keep.ts')
    await keepCopyOfNight(means)
    return nextNight(means.store.reader, means.firm)
  }),
}
