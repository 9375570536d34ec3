import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, type Refusal } from '#app/shell/form/parse-form.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import { keepFiles, problemOfFiles } from '#app/shell/records/keep-files.server.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { CommentInput, recordsContract } from '#contract/firm/records.ts'

/** What was done: a key of the `done` texts, and the panel to go back to. */
type Outcome =
  | { done: string; panel: string; refusal?: undefined }
  | { refusal: Refusal; status: number; done?: undefined }

type Record = { kind: string; id: string }

/** Does what a button of a record's panels asks for. @throws AppError malformed for none of them */
export async function actOnRecord(
  access: FirmAccess,
  record: Record,
  form: Form,
): Promise<Outcome> {
  const { call, firm } = access
  const { kind, id: recordId } = record
  const ids = { firmId: firm.firmId, kind, recordId }
  const [verb, id = ''] = form.intent.split('.')
  switch (verb) {
    case 'attach': {
      const unkept = await problemOfFiles(form)
      if (unkept) {
        const { problem, status } = unkept
        return { refusal: { values: form.values, problems: { file: problem } }, status }
      }
      const [lost] = await keepFiles(access, record, form)
      return lost ?? { done: 'attach', panel: 'files' }
    }
    case 'detach':
      await call(recordsContract.removeAttachment, { ...ids, attachmentId: id })
      return { done: 'detach', panel: 'files' }
    case 'deleteComment':
      await call(recordsContract.removeComment, { ...ids, commentId: id })
      return { done: 'deleteComment', panel: 'comments' }
    case 'mention':
      // The same comment, in the form that has the members to tick.
      return { refusal: { values: form.values, problems: {} }, status: 200 }
    case 'comment':
    case 'editComment': {
      const { value, refusal } = parseForm(CommentInput, form)
      if (refusal) return { refusal, status: 422 }
      const { idempotencyKey } = form
      const result = await attempt(form, () =>
        verb === 'comment'
          ? call(recordsContract.addComment, { ...ids, ...value }, { idempotencyKey })
          : call(recordsContract.updateComment, { ...ids, ...value, commentId: id }),
      )
      return result.refusal ? result : { done: verb, panel: 'comments' }
    }
    default:
      throw new AppError('malformed', 'No such intent')
  }
}
