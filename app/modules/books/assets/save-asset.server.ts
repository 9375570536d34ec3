import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { readAmount } from '#app/shell/form/read-amount.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { AssetInput, assetsContract } from '#contract/books/assets.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import { fieldProblems } from '#contract/core/problems.ts'

type Outcome =
  | { id: string; refusal?: undefined }
  | { refusal: Refusal; status: number; id?: undefined }

/** Adds the asset of a form, or says at which fields it can't be. */
export async function saveAsset({ call, firm }: FirmAccess, form: Form): Promise<Outcome> {
  const { data, values, idempotencyKey } = form
  const own: FieldProblems = {}
  const amountAt = (path: string) => {
    const typed = textAt(data, path)
    if (typed === '') return undefined
    const { amount, problem } = readAmount(typed, firm.baseCurrency)
    if (problem) own[path] = problem
    return amount
  }
  const amounts = { cost: amountAt('cost') ?? 0, residual: amountAt('residual') ?? 0 }
  const read = AssetInput.safeParse({ ...data, ...amounts })
  const problems = { ...(read.success ? {} : fieldProblems(read.error)), ...own }
  if (!read.success || Object.keys(problems).length > 0) {
    return { refusal: { values, problems }, status: 422 }
  }
  const input = { ...read.data, firmId: firm.firmId }
  const result = await attempt(form, () => call(assetsContract.create, input, { idempotencyKey }))
  if (result.refusal) return { refusal: result.refusal, status: result.status }
  return { id: result.value.id }
}
