import type { Writer } from '../../firm/store.ts'

/** Gives the public copies of receipts secrets of their own, as in a firm that was copied. */
export function onCopy({ sql }: Writer): void {
  sql.exec("update till_tickets set public_secret = hex(randomblob(13)) where public_secret <> ''")
}
