import type { Writer } from '../../../firm/store.ts'

/** A copy of a firm is read by nobody who has a secret address of the first. */
export function onCopy({ sql }: Writer): void {
  sql.exec('update calendars set feed_secret = null')
}
