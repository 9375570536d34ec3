import type { Writer } from '../../../firm/store.ts'

/** A copy of a firm has pages of its own, and lets nobody in by the links of the first. */
export function onCopy({ sql }: Writer): void {
  sql.exec('update course_offers set public_secret = hex(randomblob(16))')
  sql.exec('update course_orders set public_secret = hex(randomblob(16))')
}
