import type { Writer } from '../../../firm/store.ts'

/** A copy of a firm invites nobody: those who are invited answer the first. */
export function onCopy({ sql }: Writer): void {
  sql.exec('delete from event_guests')
}
