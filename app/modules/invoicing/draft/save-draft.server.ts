import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { parseForm, type Refusal } from '#app/shell/form/parse-form.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { type Invoice, InvoiceInput } from '#contract/invoice.ts'
import { invoicesContract } from '#contract/invoices.ts'
import { inputOfForm } from './draft-of-form.ts'

type Saved =
  | { invoice: Invoice; lostFiles: string[]; refusal?: undefined }
  | { refusal: Refusal; status: number; invoice?: undefined }

/**
 * Saves the editor's form as a new draft, or over the one of `invoiceId` in the version the form
 * was opened with; then keeps its files. `lostFiles` are names of those that were refused.
 */
export async function saveDraft(
  { call, firm }: FirmAccess,
  form: Form,
  invoiceId?: string,
): Promise<Saved> {
  const { firmId } = firm
  const written = inputOfForm(form)
  const { value, refusal } = parseForm(InvoiceInput, written)
  if (refusal) return { refusal, status: 422 }
  const { idempotencyKey } = form
  const version = Number(textAt(form.values, 'version'))
  const saved = await attempt(written, () =>
    invoiceId
      ? call(invoicesContract.update, { ...value, firmId, invoiceId, version })
      : call(invoicesContract.create, { ...value, firmId }, { idempotencyKey }),
  )
  if (saved.refusal) return saved
  const lostFiles = await keepFiles({ call, firmId }, saved.value.id, form)
  return { invoice: saved.value, lostFiles }
}

type Place = { call: FirmAccess['call']; firmId: string }

/** Keeps the chosen files with a document and gives the names of those the API refused. */
export async function keepFiles(
  { call, firmId }: Place,
  invoiceId: string,
  form: Form,
): Promise<string[]> {
  const lost: string[] = []
  for (const [at, file] of filesOf(form).entries()) {
    const idempotencyKey = form.idempotencyKey && `${form.idempotencyKey}-${at}`
    const kept = await attempt(form, () =>
      call(invoicesContract.addAttachment, { firmId, invoiceId, file }, { idempotencyKey }),
    )
    if (kept.refusal) lost.push(file.name)
  }
  return lost
}

function filesOf(form: Form): File[] {
  const { files } = form.data
  return Array.isArray(files) ? files.filter((file) => file instanceof File) : []
}
