import type { DocumentEditor } from '#app/shell/documents/document-editor.ts'
import { InvoiceInput } from '#contract/invoice.ts'
import { invoicesContract } from '#contract/invoices.ts'
import { invoiceKind } from '../invoice-kind.ts'
import { keepFiles } from './keep-files.server.ts'

/** What the editor of invoices asks the API for. */
export const invoiceEditor: DocumentEditor<typeof InvoiceInput> = {
  kind: invoiceKind,
  input: InvoiceInput,
  choices: ({ call, firm: { firmId } }) => call(invoicesContract.choices, { firmId }),
  create: ({ call, firm: { firmId } }, input, options) =>
    call(invoicesContract.create, { ...input, firmId }, options),
  update: ({ call, firm: { firmId } }, invoiceId, version, input) =>
    call(invoicesContract.update, { ...input, firmId, invoiceId, version }),
  async check({ call, firm: { firmId } }, input) {
    const { problems } = await call(invoicesContract.preview, { ...input, firmId })
    return problems
  },
  keepFiles: ({ call, firm: { firmId } }, invoiceId, form) =>
    keepFiles({ call, firmId }, invoiceId, form),
  async act({ call, firm: { firmId } }, invoiceId, intent) {
    if (!intent.startsWith('detach.')) return false
    const attachmentId = intent.slice('detach.'.length)
    await call(invoicesContract.removeAttachment, { firmId, invoiceId, attachmentId })
    return true
  },
}
