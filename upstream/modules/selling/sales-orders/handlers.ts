import { needsOf } from '#contract/core/endpoint.ts'
import { requirePermission } from '#contract/core/roles.ts'
import { salesOrdersContract } from '#contract/selling/sales-orders.ts'
import { customerChoices } from '../../../documents/choices.ts'
import { toFile } from '../../../documents/delivery/print-document.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import { problemsOf } from '../../../documents/offered/problems-of.ts'
import { implement, read, write } from '../../../firm/implement.ts'
import type { Reader } from '../../../firm/store.ts'
import { chosenIds, runBulk } from '../../../register/bulk.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { requireOpenCentres } from '../../books/cost-centres/index.ts'
import { type FindMail, previewEach, previewRecordMail, sendUsual } from '../../firm/mails/index.ts'
import { rejectOrder, submitOrder } from './approve.ts'
import { invoiceOrder } from './bill.ts'
import { confirmProblems } from './checks.ts'
import { closeOrder } from './close.ts'
import { confirmOrder, reviseOrder } from './confirm.ts'
import { deliverOrder } from './deliver.ts'
import { createDraft, deleteDraft, duplicate, updateDraft } from './draft.ts'
import { orderFromQuote } from './from-quote.ts'
import { salesOrderList, salesOrderRow } from './list.ts'
import { deliveryNotePdf } from './paper/delivery-note.ts'
import { draftOrderPaper } from './paper/draft-paper.ts'
import { composeOrderPaper } from './paper/order-paper.ts'
import { printOrder } from './print.ts'
import { promisesOf } from './promises.ts'
import { getStoredOrder } from './reader.ts'
import { send } from './send.ts'
import { share, unshare } from './share.ts'
import { takeBackFromOrder } from './take-back.ts'
import { getOrder, toOrder } from './view.ts'

const os = implement(salesOrdersContract)

/** What a person knows an order by. @throws AppError not_found */
function labelOf(reader: Reader, id: string): string {
  const { number, customerName } = getStoredOrder(reader, id)
  return number ?? customerName
}

/** Finds the mails that orders are confirmed with. */
function orderMails(origin: string): FindMail {
  return (reader, id) => ({
    label: labelOf(reader, id),
    mail: { mailKind: 'salesOrder', recordId: id, origin },
  })
}

export const handlers = {
  list: os.list.handler(
    read((reader, firm, input) => listRegister(reader, salesOrderList(firm), input, salesOrderRow)),
  ),
  rows: os.rows.handler(
    read((reader, firm, input) => listRows(reader, salesOrderList(firm), input, salesOrderRow)),
  ),
  previewSend: os.previewSend.handler(({ context, input }) => {
    const ids = chosenIds(context.store.reader, salesOrderList(context.firm), input)
    return previewEach(context, ids, orderMails(context.env.PUBLIC_ORIGIN))
  }),
  bulk: os.bulk.handler(({ context: { store, firm, env }, input }) => {
    if (input.action === 'deleteDraft') {
      requirePermission(firm.actor, needsOf(salesOrdersContract.deleteDraft))
    }
    return runBulk(
      store,
      firm,
      salesOrderList(firm),
      {
        steps: {
          confirm: (writer, context, id) =>
            confirmOrder(writer, context, id, { secret: newSecret() }),
          send: (writer, context, id) =>
            sendUsual(writer, context, orderMails(env.PUBLIC_ORIGIN)(writer, id).mail),
          deleteDraft,
        },
        labelOf,
      },
      input,
    )
  }),
  choices: os.choices.handler(read(customerChoices)),
  check: os.check.handler(
    read((reader, firm, input) => ({
      problems: problemsOf(() => confirmProblems(reader, firm, input)),
      paper: draftOrderPaper(reader, firm, input),
    })),
  ),
  create: os.create.handler(
    write((writer, firm, input) => {
      requireOpenCentres(writer, input.lines)
      return toOrder(writer, firm, createDraft(writer, firm, input))
    }),
  ),
  fromQuote: os.fromQuote.handler(
    write((writer, firm, { quoteId }) => orderFromQuote(writer, firm, quoteId)),
  ),
  get: os.get.handler(
    read((reader, firm, { salesOrderId }) => getOrder(reader, firm, salesOrderId)),
  ),
  update: os.update.handler(({ context: { store, firm }, input }) => {
    const { firmId: _, salesOrderId, version, ...order } = input
    return store.transact(firm, (writer) =>
      toOrder(writer, firm, updateDraft(writer, firm, salesOrderId, version, order)),
    )
  }),
  deleteDraft: os.deleteDraft.handler(({ context, input: { salesOrderId } }) => {
    const { store, firm } = context
    store.transact(firm, (writer) => deleteDraft(writer, firm, salesOrderId))
    return { id: salesOrderId }
  }),
  confirm: os.confirm.handler(
    write((writer, firm, { salesOrderId, version }) =>
      toOrder(
        writer,
        firm,
        confirmOrder(writer, firm, salesOrderId, { secret: newSecret(), version }),
      ),
    ),
  ),
  submit: os.submit.handler(
    write((writer, firm, { salesOrderId }) =>
      toOrder(writer, firm, submitOrder(writer, firm, salesOrderId)),
    ),
  ),
  reject: os.reject.handler(
    write((writer, firm, { salesOrderId, reason }) =>
      toOrder(writer, firm, rejectOrder(writer, firm, salesOrderId, reason)),
    ),
  ),
  revise: os.revise.handler(
    write((writer, firm, { salesOrderId }) =>
      toOrder(writer, firm, reviseOrder(writer, firm, salesOrderId)),
    ),
  ),
  share: os.share.handler(
    write((writer, firm, { salesOrderId, until }) =>
      toOrder(writer, firm, share(writer, firm, salesOrderId, { secret: newSecret(), until })),
    ),
  ),
  unshare: os.unshare.handler(
    write((writer, firm, { salesOrderId }) =>
      toOrder(writer, firm, unshare(writer, firm, salesOrderId)),
    ),
  ),
  send: os.send.handler(({ context: { store, firm, env }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) =>
      toOrder(writer, firm, send(writer, firm, input, { origin: env.PUBLIC_ORIGIN })),
    ),
  ),
  previewMail: os.previewMail.handler(
    ({ context, input: { firmId: _, salesOrderId, ...typed } }) => {
      const origin = context.env.PUBLIC_ORIGIN
      const mail = { mailKind: 'salesOrder', recordId: salesOrderId, origin }
      return previewRecordMail(context.store.reader, context.firm, mail, typed)
    },
  ),
  deliver: os.deliver.handler(
    write((writer, firm, { salesOrderId, ...input }) =>
      deliverOrder(writer, firm, salesOrderId, input),
    ),
  ),
  deliveryNote: os.deliveryNote.handler(({ context: { store, firm }, input }) =>
    deliveryNotePdf(store.reader, input, firm.now),
  ),
  takeBack: os.takeBack.handler(
    write((writer, firm, { salesOrderId, ...input }) =>
      toOrder(writer, firm, takeBackFromOrder(writer, firm, salesOrderId, input)),
    ),
  ),
  invoice: os.invoice.handler(
    write((writer, firm, { salesOrderId, ...input }) =>
      invoiceOrder(writer, firm, salesOrderId, input),
    ),
  ),
  close: os.close.handler(
    write((writer, firm, { salesOrderId, ...input }) =>
      toOrder(writer, firm, closeOrder(writer, firm, salesOrderId, input)),
    ),
  ),
  promises: os.promises.handler(
    read((reader, firm, { salesOrderId }) => ({ lines: promisesOf(reader, firm, salesOrderId) })),
  ),
  duplicate: os.duplicate.handler(
    write((writer, firm, { salesOrderId }) =>
      toOrder(writer, firm, duplicate(writer, firm, salesOrderId)),
    ),
  ),
  paper: os.paper.handler(
    read((reader, _, { salesOrderId }) =>
      composeOrderPaper(reader, getStoredOrder(reader, salesOrderId)),
    ),
  ),
  pdf: os.pdf.handler(async ({ context, input: { salesOrderId } }) =>
    toFile(await printOrder(context, salesOrderId)),
  ),
}
