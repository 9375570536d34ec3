import { billMatchingContract } from '#contract/buying/bill-matching.ts'
import { goodsReceivedContract } from '#contract/buying/goods-received.ts'
import type { PurchaseOrderChoices } from '#contract/buying/purchase-orders.ts'
import { purchaseOrdersContract } from '#contract/buying/purchase-orders.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { toFile } from '../../../documents/delivery/print-document.ts'
import { type HandlerContext, implement } from '../../../firm/implement.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { chosenIds, runBulk } from '../../../register/bulk.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { isFor, isValidOn, taxRules } from '../../books/taxes/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { type FindMail, previewEach, sendUsual } from '../../firm/mails/index.ts'
import { listSupplierNames } from '../../firm/parties/index.ts'
import { stockNames } from '../../stock/stock/index.ts'
import { goodsReceived } from './goods-received.ts'
import { orderList } from './list.ts'
import { makeBill } from './make-bill.ts'
import { printOrder, readOrderPaper } from './paper/order-paper.ts'
import { getOrder, orderRow } from './reader.ts'
import { receiveOrder } from './receive.ts'
import { listReorder, reorder } from './reorder.ts'
import {
  approveOrder,
  closeOrder,
  createOrder,
  labelOf,
  rejectOrder,
  removeOrder,
  sendOrder,
  submitOrder,
  updateOrder,
} from './service.ts'
import { billMatch, releaseBill, saveBillMatch } from './three-way.ts'

const os = implement(purchaseOrdersContract)

/** Finds the mails that orders are sent with. */
function orderMails(origin: string): FindMail {
  return (reader, id) => ({
    label: labelOf(reader, id),
    mail: { mailKind: 'purchaseOrder', recordId: id, origin },
  })
}
const goods = implement(goodsReceivedContract)
const matching = implement(billMatchingContract)

const orders = os.router({
  choices: os.choices.handler(({ context }) => choices(context)),
  list: os.list.handler(({ context: { store, firm }, input }) =>
    listRegister(store.reader, orderList(store.reader, firm), input, orderRow),
  ),
  rows: os.rows.handler(({ context: { store, firm }, input }) =>
    listRows(store.reader, orderList(store.reader, firm), input, orderRow),
  ),
  previewSend: os.previewSend.handler(({ context, input }) => {
    const ids = chosenIds(
      context.store.reader,
      orderList(context.store.reader, context.firm),
      input,
    )
    return previewEach(context, ids, orderMails(context.env.PUBLIC_ORIGIN))
  }),
  bulk: os.bulk.handler(({ context: { store, firm, env }, input }) => {
    const findMail = orderMails(env.PUBLIC_ORIGIN)
    const steps = {
      submit: submitOrder,
      send: (writer: Writer, context: FirmContext, id: string) =>
        sendUsual(writer, context, findMail(writer, id).mail),
    }
    return runBulk(store, firm, orderList(store.reader, firm), { steps, labelOf }, input)
  }),
  create: os.create.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => createOrder(writer, firm, input)),
  ),
  get: os.get.handler(({ context: { store, firm }, input }) =>
    getOrder(store.reader, firm, input.purchaseOrderId),
  ),
  update: os.update.handler(
    ({ context: { store, firm }, input: { firmId: _, purchaseOrderId, ...input } }) =>
      store.transact(firm, (writer) => updateOrder(writer, firm, purchaseOrderId, input)),
  ),
  remove: os.remove.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => {
      removeOrder(writer, input.purchaseOrderId)
      return { removed: true }
    }),
  ),
  submit: os.submit.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => submitOrder(writer, firm, input.purchaseOrderId)),
  ),
  approve: os.approve.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) =>
      approveOrder(writer, firm, input.purchaseOrderId, input.version),
    ),
  ),
  reject: os.reject.handler(({ context: { store, firm }, input: { purchaseOrderId, reason } }) =>
    store.transact(firm, (writer) => rejectOrder(writer, firm, purchaseOrderId, reason)),
  ),
  send: os.send.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => sendOrder(writer, firm, input.purchaseOrderId)),
  ),
  receive: os.receive.handler(
    ({ context: { store, firm }, input: { firmId: _, purchaseOrderId, ...input } }) =>
      store.transact(firm, (writer) =>
        receiveOrder(writer, firm, purchaseOrderId, {
          ...input,
          acceptsMore: input.acceptsMore && isAllowed(firm.actor, 'bill:approve'),
        }),
      ),
  ),
  makeBill: os.makeBill.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => makeBill(writer, firm, input.purchaseOrderId)),
  ),
  close: os.close.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => closeOrder(writer, firm, input.purchaseOrderId)),
  ),
  paper: os.paper.handler(
    ({ context: { store }, input }) => readOrderPaper(store.reader, input.purchaseOrderId).view,
  ),
  pdf: os.pdf.handler(async ({ context, input }) =>
    toFile(await printOrder(context, input.purchaseOrderId)),
  ),
  listReorder: os.listReorder.handler(({ context: { store, firm } }) => ({
    rows: listReorder(store.reader, firm),
  })),
  reorder: os.reorder.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => reorder(writer, firm, input)),
  ),
})

export const router = {
  orders,
  goods: goods.router({
    get: goods.get.handler(({ context: { store } }) => goodsReceived(store.reader)),
  }),
  matching: matching.router({
    get: matching.get.handler(({ context: { store }, input }) =>
      billMatch(store.reader, input.billId),
    ),
    save: matching.save.handler(({ context: { store, firm }, input: { billId, lines } }) =>
      store.transact(firm, (writer) => saveBillMatch(writer, firm, billId, lines)),
    ),
    release: matching.release.handler(
      ({ context: { store, firm }, input: { billId, reason, version } }) =>
        store.transact(firm, (writer) => releaseBill(writer, firm, billId, { reason, version })),
    ),
  }),
}

const maxNames = 200

/** What the form of an order offers. */
function choices({ store: { reader }, firm }: HandlerContext): PurchaseOrderChoices {
  const today = firmDate(reader, firm)
  const rules = [...taxRules(reader).values()].filter(
    (rule) => isFor(rule, 'purchase') && isValidOn(rule, today),
  )
  return {
    rates: rules.map(({ code, name }) => ({ code, name })),
    suppliers: isAllowed(firm.actor, 'party:view') ? listSupplierNames(reader, firm, maxNames) : [],
    items: isAllowed(firm.actor, 'item:view') ? stockNames(reader, maxNames) : [],
    today,
  }
}
