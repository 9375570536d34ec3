import { AppError } from '#contract/errors.ts'
import { invoicesContract } from '#contract/invoices.ts'
import { maxBulk } from '#contract/register.ts'
import { implement } from '../../firm/implement.ts'
import { firmDate } from '../firms/index.ts'
import { requirePaymentSteps } from '../settlement/index.ts'
import { type BulkStep, bulk, finaliseStep, requireBulk, voidStep } from './bulk.ts'
import { send } from './delivery/send.ts'
import { isOpen } from './figures.ts'
import { listMatchingIds } from './list.ts'
import { refusal } from './refusal.ts'

const os = implement(invoicesContract)

/** Beside the other handlers, because it needs other parts of them and the payments too. */
export const bulkHandlers = {
  bulk: os.bulk.handler(({ context, input }) => {
    const { action, query, expected } = input
    const { store, firm, env } = context
    requireBulk(firm, action)
    const sendStep: BulkStep = (writer, own, { id }) => {
      const words = { invoiceId: id, to: '', cc: '', subject: '', message: '' }
      send(writer, own, words, { origin: env.PUBLIC_ORIGIN, isMailed: true })
    }
    const steps = { send: sendStep, markPaid: markPaidStep, finalise: finaliseStep, void: voidStep }
    const ids = input.ids ?? (query ? listMatchingIds(store.reader, firm, query, maxBulk) : [])
    if (ids.length === 0) {
      throw new AppError('invalid', 'Nothing chosen', { fields: { ids: { key: 'nothingChosen' } } })
    }
    if (expected !== undefined && ids.length !== expected) throw refusal('listChanged')
    return bulk(store, firm, ids, steps[action])
  }),
}

/** All that is owed was received today by bank transfer. */
const markPaidStep: BulkStep = (writer, context, row) => {
  if (!isOpen(row)) throw refusal('notOpen')
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
