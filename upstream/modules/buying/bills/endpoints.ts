import { billsContract } from '#contract/buying/bills.ts'
import { selfBillingContract } from '#contract/buying/self-billing.ts'
import { toFile } from '../../../documents/delivery/print-document.ts'
import { answer, type HandlerContext, implement, read, write } from '../../../firm/implement.ts'
import { runBulk } from '../../../register/bulk.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { billChoices } from './choices.ts'
import { billList } from './list.ts'
import { applyBillCredit, approveBill, voidBill } from './post.ts'
import { billRow, getBill } from './reader.ts'
import { decideSum } from './reading/decide-sum.ts'
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

const selfBilling = implement(selfBillingContract)

const bills = answer(billsContract, {
  choices: read((reader, firm) => billChoices(reader, firm)),
  list: ({ context, input }) => listRegister(context.store.reader, listOf(context), input, billRow),
  rows: ({ context, input }) => listRows(context.store.reader, listOf(context), input, billRow),
  bulk: ({ context, input }) =>
    runBulk(
      context.store,
      context.firm,
      listOf(context),
      { steps: { submit: submitBill }, labelOf },
      input,
    ),
  create: write(createByHand),
  read: ({ context, input }) => readBill(context, input),
  get: read((reader, firm, { billId }) => getBill(reader, firm, billId)),
  update: write((writer, firm, { billId, ...input }) => updateBill(writer, firm, billId, input)),
  remove: write((writer, firm, { billId }) => {
    removeBill(writer, firm, billId)
    return { removed: true }
  }),
  submit: write((writer, firm, { billId }) => submitBill(writer, firm, billId)),
  approve: write((writer, firm, { billId, version }) => approveBill(writer, firm, billId, version)),
  decideSum: write((writer, firm, { billId, ...input }) => decideSum(writer, firm, billId, input)),
  reject: write((writer, firm, { billId, reason }) => rejectBill(writer, firm, billId, reason)),
  addSupplier: write((writer, firm, { billId }) => addSupplier(writer, firm, billId)),
  applyCredit: write((writer, firm, { billId }) => applyBillCredit(writer, firm, billId)),
  void: write((writer, firm, { billId, reason }) => voidBill(writer, firm, billId, reason)),
})

export const router = {
  bills,
  selfBilling: selfBilling.router({
    pdf: selfBilling.pdf.handler(async ({ context, input }) =>
      toFile(await printSelfBilled(context, input.billId)),
    ),
    electronicFile: selfBilling.electronicFile.handler(
      read((reader, _, { billId, format }) => selfBilledFile(reader, billId, format)),
    ),
  }),
}

function listOf({ store: { reader }, firm }: HandlerContext) {
  return billList(reader, firm, firmDate(reader, firm))
}
