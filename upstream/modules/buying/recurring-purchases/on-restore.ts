import { eq } from 'drizzle-orm'
import type { Writer } from '../../../firm/store.ts'
import { forgetKinds } from '../../firm/jobs/index.ts'
import { recurringPurchaseJob } from './plan.ts'
import { recurringPurchasesTable } from './tables.ts'

/** The firm of the archive may still make them: a person says that they go on here. */
export function onRestore(writer: Writer): void {
  forgetKinds(writer, [recurringPurchaseJob])
  writer.db
    .update(recurringPurchasesTable)
    .set({ state: 'paused' })
    .where(eq(recurringPurchasesTable.state, 'active'))
    .run()
}
