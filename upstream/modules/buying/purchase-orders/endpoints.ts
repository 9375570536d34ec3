import { billMatchingContract } from '#contract/buying/bill-matching.ts'
import { goodsReceivedContract } from '#contract/buying/goods-received.ts'
import type { PurchaseOrderChoices } from '#contract/buying/purchase-orders.ts'
import { purchaseOrdersContract } from '#contract/buying/purchase-orders.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { toFile } from '../../../documents/delivery/print-document.ts'
import { answer, type HandlerContext, implement, read, write } from '../../../firm/implement.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { chosenIds, runBulk } from '../../../register/bulk.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { isFor, isValidOn, taxRules } from '../../books/taxes/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { type FindMail, previewEach, sendUsual } from '../../firm/mails/index.ts'
import { listSupplierNames } from '../../firm/parties/index.ts'
import { stockNames } from '../../stock/stock/index.ts'
import { dropShip } from './drop-ship.ts'
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

/** Finds the mails that orders are sent with. */
function orderMails(origin: string): FindMail {
  return (reader, id) => ({
    label: labelOf(reader, id),
    mail: { mailKind: 'purchaseOrder', recordId: id, origin },
  })
}
const goods = implement(goodsReceivedContract)
const matching = implement(billMatchingContract)

const orders = answer(purchaseOrdersContract, {
  choices: ({ context }) => choices(context),
  list: read((reader, firm, input) =>
    listRegister(reader, orderList(reader, firm), input, orderRow),
  ),
  rows: read((reader, firm, input) => listRows(reader, orderList(reader, firm), input, orderRow)),
  previewSend: ({ context, input }) => {
    const ids = chosenIds(
      context.store.reader,
      orderList(context.store.reader, context.firm),
      input,
    )
    return previewEach(context, ids, orderMails(context.env.PUBLIC_ORIGIN))
  },
  bulk: ({ context: { store, firm, env }, input }) => {
    const findMail = orderMails(env.PUBLIC_ORIGIN)
    const steps = {
      submit: submitOrder,
      send: (writer: Writer, context: FirmContext, id: string) =>
        sendUsual(writer, context, findMail(writer, id).mail),
    }
    return runBulk(store, firm, orderList(store.reader, firm), { steps, labelOf }, input)
  },
  create: write(createOrder),
  get: read((reader, firm, { purchaseOrderId }) => getOrder(reader, firm, purchaseOrderId)),
  update: write((writer, firm, { purchaseOrderId, ...input }) =>
    updateOrder(writer, firm, purchaseOrderId, input),
  ),
  remove: write((writer, _, { purchaseOrderId }) => {
    removeOrder(writer, purchaseOrderId)
    return { removed: true }
  }),
  submit: write((writer, firm, { purchaseOrderId }) => submitOrder(writer, firm, purchaseOrderId)),
  approve: write((writer, firm, { purchaseOrderId, version }) =>
    approveOrder(writer, firm, purchaseOrderId, version),
  ),
  reject: write((writer, firm, { purchaseOrderId, reason }) =>
    rejectOrder(writer, firm, purchaseOrderId, reason),
  ),
  send: write((writer, firm, { purchaseOrderId }) => sendOrder(writer, firm, purchaseOrderId)),
  receive: write((writer, firm, { purchaseOrderId, ...input }) =>
    receiveOrder(writer, firm, purchaseOrderId, {
      ...input,
      acceptsMore: input.acceptsMore && isAllowed(firm.actor, 'bill:approve'),
    }),
  ),
  makeBill: write((writer, firm, { purchaseOrderId }) => makeBill(writer, firm, purchaseOrderId)),
  close: write((writer, firm, { purchaseOrderId }) => closeOrder(writer, firm, purchaseOrderId)),
  paper: read((reader, _, { purchaseOrderId }) => readOrderPaper(reader, purchaseOrderId).view),
  pdf: async ({ context, input }) => toFile(await printOrder(context, input.purchaseOrderId)),
  listReorder: read((reader, firm) => ({
    rows: listReorder(reader, firm),
  })),
  reorder: write(reorder),
  makeDropShipment: write(dropShip),
})

export const router = {
  orders,
  goods: goods.router({
    get: goods.get.handler(read((reader) => goodsReceived(reader))),
  }),
  matching: matching.router({
    get: matching.get.handler(read((reader, _, { billId }) => billMatch(reader, billId))),
    save: matching.save.handler(
      write((writer, firm, { billId, lines }) => saveBillMatch(writer, firm, billId, lines)),
    ),
    release: matching.release.handler(
      write((writer, firm, { billId, reason, version }) =>
        releaseBill(writer, firm, billId, { reason, version }),
      ),
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
