import type { z } from 'zod'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { parseForm, type Refusal } from '#app/shell/form/parse-form.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import type { DocumentEditor } from '../document-editor.ts'
import { inputOfForm, keptPlaces } from './draft-of-form.ts'
import { asTyped } from './refusal-as-typed.ts'

type Saved =
  | { id: string; lostFiles: string[]; refusal?: undefined }
  | { refusal: Refusal; status: number; id?: undefined }

/**
 * Saves the editor's form as a new draft, or over the one of `id` in the version the form was
 * opened with; then keeps its files. `lostFiles` are names of those that were refused.
 */
export async function saveDraft<Input extends z.ZodType>(
  editor: DocumentEditor<Input>,
  access: FirmAccess,
  form: Form,
  id?: string,
): Promise<Saved> {
  const written = inputOfForm(editor.kind, form)
  const { value, refusal } = parseForm(editor.input, written)
  const isEmpty = form.intent === 'review' && keptPlaces(editor.kind, form).length === 0
  if (refusal || isEmpty)
    return { refusal: asTyped(editor.kind, form, refusal, isEmpty), status: 422 }
  const { idempotencyKey } = form
  const version = Number(textAt(form.values, 'version'))
  const saved = await attempt(written, () =>
    id
      ? editor.update(access, id, version, value)
      : editor.create(access, value, { idempotencyKey }),
  )
  if (saved.refusal) return { ...saved, refusal: asTyped(editor.kind, form, saved.refusal) }
  const lostFiles = (await editor.keepFiles?.(access, saved.value.id, form)) ?? []
  return { id: saved.value.id, lostFiles }
}
