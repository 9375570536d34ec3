import type { FlashToast } from '#app/shell/flash-toast.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import type { Args } from '#app/shell/load-context.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import type { Invoice } from '#contract/invoice.ts'
import { invoicesContract } from '#contract/invoices.ts'
import { invoiceEditPath, invoicePath } from '../paths.ts'
import { draftOfForm, invoiceFormOptions } from './draft-of-form.ts'
import { type EditStep, takeEditStep } from './edit-step.server.ts'
import { type CustomerCard, cardOf, findCustomer, loadChoices } from './editor.server.ts'
import { saveDraft } from './save-draft.server.ts'

/** The editor again, with what was typed. */
export type EditorState = EditStep & {
  card: CustomerCard | null
  /** The version the form was opened with. */
  version: string
  isConflict: boolean
}

type EditorAnswer =
  | { state: EditorState; status: number; to?: undefined }
  | { to: string; toast: FlashToast; state?: undefined }

/** Answers a button of the editor, of a new invoice or of the draft `invoiceId`. */
export async function answerEditor(
  args: Args,
  access: FirmAccess,
  invoiceId?: string,
): Promise<EditorAnswer> {
  const [{ t, language }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const options = { ...invoiceFormOptions, lists: ['files'], locale: format.locale }
  const form = await readForm(args.request, options)
  if (invoiceId && form.intent.startsWith('detach.')) await detach(access, invoiceId, form.intent)
  else if (form.intent !== 'save' && form.intent !== 'review') {
    const choices = await loadChoices(access, language, format.locale)
    const step = await takeEditStep({ access, form, choices, format })
    if (step) return show(access, form, step)
  }
  if (form.intent.startsWith('detach.'))
    return show(access, form, { draft: draftOfForm(form.values) })
  const saved = await saveDraft(access, form, invoiceId)
  if (saved.refusal) {
    const draft = draftOfForm(saved.refusal.values)
    return show(access, form, { draft, refusal: saved.refusal }, saved.status)
  }
  return answerSaved(access, form, saved.invoice, saved.lostFiles, t('invoicing'))
}

async function detach({ call, firm }: FirmAccess, invoiceId: string, intent: string) {
  const attachmentId = intent.slice('detach.'.length)
  await call(invoicesContract.removeAttachment, { firmId: firm.firmId, invoiceId, attachmentId })
}

async function show(
  access: FirmAccess,
  form: Form,
  step: EditStep,
  status = step.refusal ? 422 : 200,
): Promise<EditorAnswer> {
  const card = cardOf(await findCustomer(access, step.draft.customerId))
  const version = textAt(form.values, 'version')
  return { state: { ...step, card, version, isConflict: status === 409 }, status }
}

function answerSaved(
  { firm }: FirmAccess,
  form: Form,
  { id }: Invoice,
  lostFiles: string[],
  t: Translate,
): EditorAnswer {
  const isReview = form.intent === 'review' && lostFiles.length === 0
  const to = isReview ? invoicePath(firm.firmId, id) : invoiceEditPath(firm.firmId, id)
  if (lostFiles.length === 0) return { to, toast: { type: 'success', message: t('edit.saved') } }
  const message = t('edit.filesLost', { names: lostFiles.join(', ') })
  return { to, toast: { type: 'error', message, description: t('edit.filesLostDetail') } }
}
