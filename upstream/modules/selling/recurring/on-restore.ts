import { eq } from 'drizzle-orm'
import type { Writer } from '../../../firm/store.ts'
import { forgetKinds } from '../../firm/jobs/index.ts'
import { recurringTable } from './tables.ts'

/** The firm of the archive may still send them: a person says that they go on here. */
export function onRestore(writer: Writer): void {
  forgetKinds(writer, ['recurring.run'])
  writer.db
    .update(recurringTable)
    .set({ state: 'paused' })
    .where(eq(recurringTable.state, 'active'))
    .run()
}
