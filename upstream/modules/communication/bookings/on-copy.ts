import type { Writer } from '../../../firm/store.ts'

/** A copy of a firm has booking pages of its own: the addresses of the first lead to the first. */
export function onCopy({ sql }: Writer): void {
  sql.exec('update booking_pages set public_secret = hex(randomblob(16))')
  sql.exec('update bookings set public_secret = hex(randomblob(16))')
}
