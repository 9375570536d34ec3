import { invoicesContract } from '#contract/selling/invoices.ts'
import { customerChoices } from '../../../documents/choices.ts'
import { implement, read, write } from '../../../firm/implement.ts'
import { requireOpenCentres } from '../../books/cost-centres/index.ts'
import { changedCustom } from '../../firm/custom-fields/index.ts'
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
  list: os.list.handler(read(listInvoices)),
  create: os.create.handler(
    write((writer, firm, { purpose, ...written }) => {
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
  choices: os.choices.handler(read(customerChoices)),
  preview: os.preview.handler(
    read((reader, firm, { draftId, purpose, ...input }) =>
      preview(reader, firm, input, { draftId, purpose }),
    ),
  ),
  get: os.get.handler(read((reader, firm, { invoiceId }) => getInvoice(reader, firm, invoiceId))),
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
  finalise: os.finalise.handler(
    write((writer, firm, input) =>
      toInvoice(writer, firm, finalise(writer, firm, input.invoiceId, input)),
    ),
  ),
  void: os.void.handler(
    write((writer, firm, { invoiceId, reason }) =>
      toInvoice(writer, firm, voidInvoice(writer, firm, invoiceId, reason)),
    ),
  ),
  credit: os.credit.handler(
    write((writer, firm, { invoiceId, lines, reason }) =>
      toInvoice(writer, firm, creditInvoice(writer, firm, invoiceId, { lines, reason })),
    ),
  ),
  previewCredit: os.previewCredit.handler(({ context: { store, firm }, input }) =>
    previewCredit(store, firm, input.invoiceId, input),
  ),
  duplicate: os.duplicate.handler(
    write((writer, firm, { invoiceId }) =>
      toInvoice(writer, firm, duplicate(writer, firm, invoiceId)),
    ),
  ),
}
