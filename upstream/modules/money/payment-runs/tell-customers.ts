import { requireRefusal } from '#contract/core/errors.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { sendRecordMail } from '../../firm/mails/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { itemsOfRun } from './reader.ts'
import { changeItem } from './writer.ts'

/**
 * Tells each customer of a run that is approved when their account is debited; whoever has no mail
 * address, or one that no mail goes to now, is to be told otherwise, which the run shows.
 */
export function tellCustomers(
  writer: Writer,
  context: FirmContext,
  runId: string,
  origin: string,
): void {
  for (const item of itemsOfRun(writer, runId)) {
    if (getStoredParty(writer, item.payeeId).email === '') continue
    const mail = { mailKind: 'debitNotice', recordId: item.documentId, origin }
    if (isSent(writer, context, mail)) {
      changeItem(writer, item, { toldAt: context.now.toISOString() })
    }
  }
}

/** A notice that is refused has written nothing, and holds up neither the others nor the run. */
function isSent(
  writer: Writer,
  context: FirmContext,
  mail: Parameters<typeof sendRecordMail>[2],
): boolean {
  try {
    sendRecordMail(writer, context, mail)
    return true
  } catch (error) {
    requireRefusal(error)
    return false
  }
}
