import { AppError } from '#contract/core/errors.ts'
import { maxBulk } from '#contract/core/register.ts'
import { type BulkChoice, invoicesContract } from '#contract/selling/invoices.ts'
import { implement } from '../../../firm/implement.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { requireNotHeld, requirePaymentSteps } from '../../books/settlement/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { type FindMail, previewEach, sendUsual } from '../../firm/mails/index.ts'
import { type BulkStep, bulk, finaliseStep, requireBulk, voidStep } from './bulk.ts'
import { isOpen } from './figures.ts'
import { listMatchingIds } from './list.ts'
import { getDocument } from './reader.ts'
import { refusal } from './refusal.ts'

const os = implement(invoicesContract)

/** Beside the other handlers, because it needs other parts of them and the payments too. */
export const bulkHandlers = {
  bulk: os.bulk.handler(({ context, input }) => {
    const { action } = input
    const { store, firm, env } = context
    requireBulk(firm, action)
    const sendStep: BulkStep = (writer, own, { id }) => {
      sendUsual(writer, own, documentMails(env.PUBLIC_ORIGIN)(writer, id).mail)
    }
    const steps = { send: sendStep, markPaid: markPaidStep, finalise: finaliseStep, void: voidStep }
    return bulk(store, firm, chosenIds(store.reader, firm, input), steps[action])
  }),
  previewSend: os.previewSend.handler(({ context, input }) => {
    const { store, firm, env } = context
    requireBulk(firm, 'send')
    const ids = chosenIds(store.reader, firm, input)
    return previewEach(context, ids, documentMails(env.PUBLIC_ORIGIN))
  }),
}

/**
 * The named documents, else all that the query means.
 * @throws AppError invalid for none, or too many; conflict where they are not as many as were seen
 */
function chosenIds(
  reader: Reader,
  context: FirmContext,
  { ids: named, query, expected }: BulkChoice,
): string[] {
  const ids = named ?? (query ? listMatchingIds(reader, context, query, maxBulk) : [])
  if (ids.length === 0) {
    throw new AppError('invalid', 'Nothing is selected', {
      fields: { ids: { key: 'nothingChosen' } },
    })
  }
  if (expected !== undefined && ids.length !== expected) throw refusal('listChanged')
  return ids
}

/** Finds the mails that documents are sent with. */
function documentMails(origin: string): FindMail {
  return (reader, id) => {
    const { kind, number, customerName } = getDocument(reader, id)
    return { label: number ?? customerName, mail: { mailKind: kind, recordId: id, origin } }
  }
}
/** All that is owed was received today by bank transfer. */
const markPaidStep: BulkStep = (writer, context, row) => {
  if (!isOpen(row)) throw refusal('notOpen')
  requireNotHeld(writer, row.id)
  requirePaymentSteps().record(writer, context, {
    customerId: row.customerId,
    date: firmDate(writer, context),
    method: 'bankTransfer',
    currency: row.currency,
    exchangeRate: row.exchangeRate,
    amount: row.due,
    fee: 0,
    reference: '',
    account: '',
    allocations: [{ invoiceId: row.id, amount: row.due, discount: 0 }],
  })
}
