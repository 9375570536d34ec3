import { invoicesContract } from '#contract/selling/invoices.ts'
import { documentChoices } from '../../../documents/choices.ts'
import { implement } from '../../../firm/implement.ts'
import { requireOpenCentres } from '../../books/cost-centres/index.ts'
import { changedCustom } from '../../firm/custom-fields/index.ts'
import { listReachedCustomerNames } from '../../firm/parties/index.ts'
import { creditInvoice } from './credit.ts'
import { previewCredit } from './credit-preview.ts'
import { createDepositDraft } from './deposits/create.ts'
import { createDraft, deleteDraft, duplicate, updateDraft } from './draft.ts'
import { finalise } from './finalise.ts'
import { listInvoices } from './list.ts'
import { preview } from './preview.ts'
import { getInvoice, toInvoice } from './view.ts'
import { voidInvoice } from './void.ts'

const os = implement(invoicesContract)

/** Everything about documents but how they reach the customer. */
export const coreHandlers = {
  list: os.list.handler(({ context: { store, firm }, input }) =>
    listInvoices(store.reader, firm, input),
  ),
  create: os.create.handler(
    ({ context: { store, firm }, input: { firmId: _, purpose, ...written } }) =>
      store.transact(firm, (writer) => {
        requireOpenCentres(writer, written.lines)
        const custom = changedCustom(writer, firm, 'invoice', { given: written.custom })
        const input = { ...written, custom }
        const kind = { purpose: 'deposit', progress: '', quoteId: null } as const
        const draft =
          purpose === 'deposit'
            ? createDepositDraft(writer, firm, input, kind)
            : createDraft(writer, firm, input)
        return toInvoice(writer, firm, draft)
      }),
  ),
  choices: os.choices.handler(({ context: { store, firm } }) =>
    documentChoices(store.reader, (reader, maximum) =>
      listReachedCustomerNames(reader, firm, maximum),
    ),
  ),
  preview: os.preview.handler(
    ({ context: { store, firm }, input: { firmId: _, draftId, purpose, ...input } }) =>
      preview(store.reader, firm, input, { draftId, purpose }),
  ),
  get: os.get.handler(({ context: { store, firm }, input }) =>
    getInvoice(store.reader, firm, input.invoiceId),
  ),
  update: os.update.handler(({ context: { store, firm }, input }) => {
    const { firmId: _, invoiceId, version, ...document } = input
    return store.transact(firm, (writer) =>
      toInvoice(writer, firm, updateDraft(writer, firm, invoiceId, version, document)),
    )
  }),
  deleteDraft: os.deleteDraft.handler(({ context, input: { invoiceId } }) => {
    const { store, firm } = context
    store.transact(firm, (writer) => deleteDraft(writer, firm, invoiceId))
    return { id: invoiceId }
  }),
  finalise: os.finalise.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) =>
      toInvoice(writer, firm, finalise(writer, firm, input.invoiceId, input)),
    ),
  ),
  void: os.void.handler(({ context: { store, firm }, input: { invoiceId, reason } }) =>
    store.transact(firm, (writer) =>
      toInvoice(writer, firm, voidInvoice(writer, firm, invoiceId, reason)),
    ),
  ),
  credit: os.credit.handler(({ context: { store, firm }, input: { invoiceId, lines, reason } }) =>
    store.transact(firm, (writer) =>
      toInvoice(writer, firm, creditInvoice(writer, firm, invoiceId, { lines, reason })),
    ),
  ),
  previewCredit: os.previewCredit.handler(({ context: { store, firm }, input }) =>
    previewCredit(store, firm, input.invoiceId, input),
  ),
  duplicate: os.duplicate.handler(({ context: { store, firm }, input: { invoiceId } }) =>
    store.transact(firm, (writer) => toInvoice(writer, firm, duplicate(writer, firm, invoiceId))),
  ),
}
