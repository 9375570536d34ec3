import { billsContract } from '#contract/buying/bills.ts'
import { selfBillingContract } from '#contract/buying/self-billing.ts'
import { toFile } from '../../../documents/delivery/print-document.ts'
import { type HandlerContext, implement } from '../../../firm/implement.ts'
import { runBulk } from '../../../register/bulk.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { billChoices } from './choices.ts'
import { billList } from './list.ts'
import { applyBillCredit, approveBill, voidBill } from './post.ts'
import { billRow, getBill } from './reader.ts'
import { readBill } from './reading/read-bill.ts'
import { selfBilledFile } from './self-billed/electronic.ts'
import { printSelfBilled } from './self-billed/paper.ts'
import {
  addSupplier,
  createByHand,
  labelOf,
  rejectBill,
  removeBill,
  submitBill,
  updateBill,
} from './service.ts'

const os = implement(billsContract)
const selfBilling = implement(selfBillingContract)

const bills = os.router({
  choices: os.choices.handler(({ context: { store, firm } }) => billChoices(store.reader, firm)),
  list: os.list.handler(({ context, input }) =>
    listRegister(context.store.reader, listOf(context), input, billRow),
  ),
  rows: os.rows.handler(({ context, input }) =>
    listRows(context.store.reader, listOf(context), input, billRow),
  ),
  bulk: os.bulk.handler(({ context, input }) =>
    runBulk(
      context.store,
      context.firm,
      listOf(context),
      { steps: { submit: submitBill }, labelOf },
      input,
    ),
  ),
  create: os.create.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => createByHand(writer, firm, input)),
  ),
  read: os.read.handler(({ context, input }) => readBill(context, input)),
  get: os.get.handler(({ context: { store, firm }, input }) =>
    getBill(store.reader, firm, input.billId),
  ),
  update: os.update.handler(
    ({ context: { store, firm }, input: { firmId: _, billId, ...input } }) =>
      store.transact(firm, (writer) => updateBill(writer, firm, billId, input)),
  ),
  remove: os.remove.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => {
      removeBill(writer, firm, input.billId)
      return { removed: true }
    }),
  ),
  submit: os.submit.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => submitBill(writer, firm, input.billId)),
  ),
  approve: os.approve.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => approveBill(writer, firm, input.billId, input.version)),
  ),
  reject: os.reject.handler(({ context: { store, firm }, input: { billId, reason } }) =>
    store.transact(firm, (writer) => rejectBill(writer, firm, billId, reason)),
  ),
  addSupplier: os.addSupplier.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => addSupplier(writer, firm, input.billId)),
  ),
  applyCredit: os.applyCredit.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => applyBillCredit(writer, firm, input.billId)),
  ),
  void: os.void.handler(({ context: { store, firm }, input: { billId, reason } }) =>
    store.transact(firm, (writer) => voidBill(writer, firm, billId, reason)),
  ),
})

export const router = {
  bills,
  selfBilling: selfBilling.router({
    pdf: selfBilling.pdf.handler(async ({ context, input }) =>
      toFile(await printSelfBilled(context, input.billId)),
    ),
    electronicFile: selfBilling.electronicFile.handler(
      ({ context: { store }, input: { billId, format } }) =>
        selfBilledFile(store.reader, billId, format),
    ),
  }),
}

function listOf({ store: { reader }, firm }: HandlerContext) {
  return billList(reader, firm, firmDate(reader, firm))
}
