import { inArray } from 'drizzle-orm'
import type { Writer } from '../../../firm/store.ts'
import { jobTable } from './tables.ts'

/** Leaves all jobs of some kinds undone, whatever they are about. */
export function forgetKinds({ db }: Writer, kinds: readonly string[]): void {
  db.delete(jobTable)
    .where(inArray(jobTable.kind, [...kinds]))
    .run()
}
