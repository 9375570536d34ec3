import type { Writer } from '../../../firm/store.ts'

/** The firm of the archive goes on with its guests: their addresses lead to it. */
export function onRestore({ sql }: Writer): void {
  sql.exec('update event_guests set public_secret = hex(randomblob(13))')
}
