import type { Writer } from '../../../firm/store.ts'

/** A copy of a firm has addresses of its own: those of the first lead to the first. */
export function onCopy({ sql }: Writer): void {
  sql.exec('update certificates set check_code = hex(randomblob(16))')
}
