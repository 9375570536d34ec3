import { and, eq } from 'drizzle-orm'
import type { FirmContext, Writer } from '../../firm/store.ts'
import { sendRecordMail } from '../mails/index.ts'
import { getStoredParty } from '../parties/index.ts'
import { itemsOfRun } from './reader.ts'
import { paymentRunItemsTable } from './tables.ts'

/**
 * Tells each customer of a run that is approved when their account is debited; whoever has no mail
 * address is to be told otherwise, which the run shows.
 */
export function tellCustomers(
  writer: Writer,
  context: FirmContext,
  runId: string,
  origin: string,
): void {
  for (const { documentId, payeeId } of itemsOfRun(writer, runId)) {
    if (getStoredParty(writer, payeeId).email === '') continue
    sendRecordMail(writer, context, { mailKind: 'debitNotice', recordId: documentId, origin })
    const ofItem = and(
      eq(paymentRunItemsTable.runId, runId),
      eq(paymentRunItemsTable.documentId, documentId),
    )
    const told = { toldAt: context.now.toISOString() }
    writer.db.update(paymentRunItemsTable).set(told).where(ofItem).run()
  }
}
