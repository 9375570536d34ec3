import type { z } from 'zod'
import type { FlashToast } from '#app/shell/flash-toast.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import type { Format } from '#app/shell/format.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import type { Args } from '#app/shell/load-context.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import type { PaperView } from '#contract/core/paper.ts'
import { keptFormsContract } from '#contract/firm/kept-forms.ts'
import type { DocumentEditor } from '../document-editor.ts'
import { documentTexts } from '../document-texts.ts'
import { draftOfForm, formOptions } from './draft-of-form.ts'
import { type EditStep, takeEditStep } from './edit-step.server.ts'
import { cardOf, findParty, loadChoices, type PartyCard } from './editor.server.ts'
import { previewPaper } from './preview-paper.server.ts'
import { saveDraft } from './save-draft.server.ts'

/** The editor again, with what was typed. */
export type EditorState = EditStep & {
  card: PartyCard | null
  /** How it would look now. */
  paper?: PaperView | undefined
  /** The version the form was opened with. */
  version: string
  isConflict: boolean
}

type EditorAnswer =
  | { state: EditorState; status: number; to?: undefined }
  | { to: string; toast: FlashToast; state?: undefined }

/** Answers a button of the editor, of a new document or of the draft `id`. */
export async function answerEditor<Input extends z.ZodType>(
  args: Args,
  access: FirmAccess,
  editor: DocumentEditor<Input>,
  id?: string,
): Promise<EditorAnswer> {
  const { kind } = editor
  const [{ t, language }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const options = { ...formOptions(kind), lists: ['files'], locale: format.locale }
  const form = await readForm(args.request, options)
  const show = (step: EditStep, status?: number) =>
    shown({ access, editor, form, format }, step, status)
  if (form.intent !== 'save' && form.intent !== 'review') {
    if (id && (await editor.act?.(access, id, form.intent)))
      return show({ draft: draftOfForm(kind, form.values) })
    const choices = await loadChoices(editor, access, language, format.locale)
    const step = await takeEditStep({ editor, access, form, choices, format })
    if (step) return show(step)
  }
  const saved = await saveDraft(editor, access, form, id)
  if (saved.refusal) {
    const draft = draftOfForm(kind, saved.refusal.values)
    return show({ draft, refusal: saved.refusal }, saved.status)
  }
  await forgetKept(args, access, form)
  const isReview = form.intent === 'review' && saved.lostFiles.length === 0
  const path = isReview ? kind.onePath : kind.editPath
  const toast = savedToast(saved.lostFiles, documentTexts(t(kind.texts), t('document')))
  return { to: path(access.firm.firmId, saved.id), toast }
}

/** What was kept of the form while it was typed; one that cannot be forgotten is only offered again. */
async function forgetKept(args: Args, { call, firm }: FirmAccess, form: Form): Promise<void> {
  const { pathname, search } = new URL(args.request.url)
  const place = /^\/firms\/[^/]+\/(.*)$/.exec(pathname)?.[1] ?? ''
  const key = `${place}${search}`.slice(0, 500)
  const visit = form.idempotencyKey?.slice(0, 255) ?? ''
  if (key === '') return
  await call(keptFormsContract.keep, {
    firmId: firm.firmId,
    form: key,
    content: '',
    visit,
    isSaved: true,
  }).catch(() => undefined)
}

type Shown = { access: FirmAccess; editor: DocumentEditor; form: Form; format: Format }

async function shown(
  { access, editor, form, format }: Shown,
  step: EditStep,
  status = step.refusal ? 422 : 200,
): Promise<EditorAnswer> {
  const [party, paper] = await Promise.all([
    findParty(access, step.draft.partyId),
    previewPaper(editor, access, step.draft, format),
  ])
  const version = textAt(form.values, 'version')
  const isConflict = status === 409
  return { state: { ...step, card: cardOf(party), paper, version, isConflict }, status }
}

function savedToast(lostFiles: string[], t: Translate): FlashToast {
  if (lostFiles.length === 0) return { type: 'success', message: t('edit.saved') }
  const message = t('edit.filesLost', { names: lostFiles.join(', ') })
  return { type: 'error', message, description: t('edit.filesLostDetail') }
}
