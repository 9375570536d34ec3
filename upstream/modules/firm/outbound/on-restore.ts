import { eq } from 'drizzle-orm'
import type { Writer } from '../../../firm/store.ts'
import { forgetKinds } from '../jobs/index.ts'
import { mailDayTable, mailStopTable, messageTable } from './tables.ts'

/** What waited to leave in the firm of an archive does not leave from the one that is made of it. */
export function onRestore(writer: Writer): void {
  forgetKinds(writer, ['outbound.mail', 'outbound.notice'])
  writer.db.delete(messageTable).where(eq(messageTable.state, 'queued')).run()
  writer.db.delete(mailDayTable).run()
  writer.db.delete(mailStopTable).run()
}
