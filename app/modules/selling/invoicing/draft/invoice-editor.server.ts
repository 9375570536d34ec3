import type { DocumentEditor } from '#app/shell/documents/document-editor.ts'
import type { DocumentKind } from '#app/shell/documents/document-kind.ts'
import { kindWithCustom } from '#app/shell/documents/draft/custom-kind.ts'
import { keepFiles } from '#app/shell/records/keep-files.server.ts'
import { loadCustomFields } from '#app/shell/register/custom/load-fields.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { recordsContract } from '#contract/firm/records.ts'
import type { InvoicePurpose } from '#contract/selling/deposits.ts'
import { InvoiceInput } from '#contract/selling/invoice.ts'
import { invoicesContract } from '#contract/selling/invoices.ts'
import { invoiceKind } from '../invoice-kind.ts'

/** What the editor of invoices asks the API for; what one is for changes how it looks and is posted. */
export function invoiceEditor(
  purpose: InvoicePurpose,
  kind: DocumentKind = invoiceKind,
): DocumentEditor<typeof InvoiceInput> {
  return {
    kind,
    input: InvoiceInput,
    choices: ({ call, firm: { firmId } }) => call(invoicesContract.choices, { firmId }),
    create: ({ call, firm: { firmId } }, input, options) =>
      call(
        invoicesContract.create,
        { ...input, purpose: purpose === 'deposit' ? purpose : '', firmId },
        options,
      ),
    update: ({ call, firm: { firmId } }, invoiceId, version, input) =>
      call(invoicesContract.update, { ...input, firmId, invoiceId, version }),
    async check({ call, firm: { firmId } }, input) {
      const { problems } = await call(invoicesContract.preview, { ...input, purpose, firmId })
      return problems
    },
    async paper({ call, firm: { firmId } }, input) {
      return (await call(invoicesContract.preview, { ...input, purpose, firmId })).paper
    },
    async keepFiles(access, id, form) {
      const lost = await keepFiles(access, { kind: 'invoice', id }, form)
      return lost.map(({ name }) => name)
    },
    async act({ call, firm: { firmId } }, invoiceId, intent) {
      if (!intent.startsWith('detach.')) return false
      const attachmentId = intent.slice('detach.'.length)
      const record = { kind: 'invoice', recordId: invoiceId }
      await call(recordsContract.removeAttachment, { firmId, ...record, attachmentId })
      return true
    },
  }
}

/** Invoices with the fields that the firm added, and those fields. */
export async function invoiceKindOf(access: FirmAccess) {
  const custom = await loadCustomFields(access, { recordKind: 'invoice' })
  return { custom, kind: kindWithCustom(invoiceKind, custom, access.firm.baseCurrency) }
}
