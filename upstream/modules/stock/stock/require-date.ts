import { invalidField } from '#contract/core/errors.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'

/** @throws AppError invalid for a day that has not come */
export function requireDate(reader: Reader, context: FirmContext, date: string): void {
  if (date > firmDate(reader, context)) throw invalidField('date', 'inFuture')
}
