import { paymentsContract } from '#contract/payments.ts'
import { implement } from '../../firm/implement.ts'
import { applyCredit } from './apply-credit.ts'
import { listOpenInvoices, listPayments } from './list.ts'
import { getPayment } from './reader.ts'
import { recordPayment } from './record.ts'
import { reversePayment } from './reverse.ts'

const os = implement(paymentsContract)

export const router = os.router({
  list: os.list.handler(({ context, input: { firmId: _, ...query } }) =>
    listPayments(context.store.reader, query),
  ),
  create: os.create.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => recordPayment(writer, firm, input)),
  ),
  get: os.get.handler(({ context, input }) => getPayment(context.store.reader, input.paymentId)),
  reverse: os.reverse.handler(({ context: { store, firm }, input: { paymentId, reason } }) =>
    store.transact(firm, (writer) => reversePayment(writer, firm, paymentId, reason)),
  ),
  applyCredit: os.applyCredit.handler(
    ({ context: { store, firm }, input: { firmId: _, ...input } }) =>
      store.transact(firm, (writer) => applyCredit(writer, firm, input)),
  ),
  listOpen: os.listOpen.handler(({ context, input }) =>
    listOpenInvoices(context.store.reader, context.firm, input),
  ),
})
