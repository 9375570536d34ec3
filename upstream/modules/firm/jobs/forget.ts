import { notInArray } from 'drizzle-orm'
import type { Writer } from '../../../firm/store.ts'
import { jobTable } from './tables.ts'

/** Leaves all jobs undone but those of some kinds, whatever they are about. */
export function keepOnlyKinds({ db }: Writer, kinds: readonly string[]): void {
  db.delete(jobTable)
    .where(notInArray(jobTable.kind, [...kinds]))
    .run()
}
