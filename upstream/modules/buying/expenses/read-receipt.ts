import { type Expense, paidByMember } from '#contract/buying/expenses.ts'
import { isCurrency } from '#contract/core/currencies.ts'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import { accountFor } from '../../books/ledger/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { addAttachment, fileTypeOf, requireKeepable } from '../../firm/records/index.ts'
import { type ReadReceipt, type ReceiptReader, receiptReaderOf } from '../bills/index.ts'
import { getExpense } from './reader.ts'
import { createExpense } from './service.ts'

/**
 * Makes a draft of what a picture of a receipt says, with the picture, for a person to confirm.
 * @throws AppError invalid at `file` for what is no picture, or one that no amount was read from
 */
export async function readReceipt(
  context: HandlerContext,
  file: File,
  reader: ReceiptReader | undefined = receiptReaderOf(context.env),
): Promise<Expense> {
  requireKeepable(file)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const read = await reader?.(bytes, fileTypeOf(bytes))
  if (!read || Number(read.total) === 0) throw invalidField('file', 'receiptUnread')
  const { id } = makeDraft(context, file.name, read)
  const after = { ...context, firm: { ...context.firm, idempotency: null } }
  await addAttachment(after, { kind: 'expense', id }, file)
  return getExpense(context.store.reader, context.firm.actor, id)
}

function makeDraft({ store, firm }: HandlerContext, fileName: string, read: ReadReceipt): Expense {
  const { baseCurrency } = getFirmProfile(store.reader)
  const today = firmDate(store.reader, firm)
  const paysFirm = isAllowed(firm.actor, 'expense:post')
  try {
    return store.transact(firm, (writer) =>
      createExpense(writer, firm, {
        date: read.date !== '' && read.date <= today ? read.date : today,
        payee: (read.supplierName || fileName).slice(0, 120),
        receiptNumber: read.supplierNumber,
        gross: read.total,
        currency: isCurrency(read.currency) ? read.currency : baseCurrency,
        exchangeRate: '',
        category: 'other',
        paidFrom: paysFirm ? accountFor(writer, 'bank') : paidByMember,
      }),
    )
  } catch (error) {
    // An amount with too many decimals, or a currency without a rate: it is noted by hand.
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    throw invalidField('file', 'receiptUnread')
  }
}
