import { attempt } from '#app/shell/form/attempt.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { itemsContract } from '#contract/catalogue/items.ts'
import type { FieldProblem } from '#contract/core/errors.ts'

/** What became of many pictures. */
export type PicturesOutcome = {
  /** No file was chosen. */
  isEmpty: boolean
  kept: { file: string; itemId: string; itemName: string }[]
  lost: { file: string; problem: FieldProblem }[]
}

/** Keeps each file of a form's `files` with the item that it is named after. */
export async function addPictures(
  { call, firm: { firmId } }: Pick<FirmAccess, 'call' | 'firm'>,
  form: Form,
): Promise<{ outcome: PicturesOutcome; status: number }> {
  const { files } = form.data
  const chosen = Array.isArray(files)
    ? files.filter((file) => file instanceof File && file.name !== '')
    : []
  const outcome: PicturesOutcome = { isEmpty: chosen.length === 0, kept: [], lost: [] }
  for (const [at, file] of chosen.entries()) {
    if (!(file instanceof File)) continue
    const idempotencyKey = form.idempotencyKey && `${form.idempotencyKey}-${at}`
    const result = await attempt(form, () =>
      call(itemsContract.addPicture, { firmId, file }, { idempotencyKey }),
    )
    if (result.refusal) {
      const problem = result.refusal.problems.file ??
        Object.values(result.refusal.problems)[0] ?? { key: 'invalid' }
      outcome.lost.push({ file: file.name, problem })
    } else outcome.kept.push({ file: file.name, ...result.value })
  }
  return { outcome, status: outcome.isEmpty || outcome.lost.length > 0 ? 422 : 200 }
}
