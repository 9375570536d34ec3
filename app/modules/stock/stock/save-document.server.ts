import { z } from 'zod'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { fieldProblems } from '#contract/core/problems.ts'
import { CostChange, type StockDocument, StockDocumentInput } from '#contract/stock/stock.ts'
import { stockDocumentsContract } from '#contract/stock/stock-calls.ts'
import { problemsByRow, readLines } from './document-values.ts'

const CostsChange = z.object({ reason: z.literal('costsChange'), changes: z.array(CostChange) })

export type Outcome =
  | { document: StockDocument; refusal?: undefined }
  | { refusal: Refusal; status: number; changes: CostChange[]; document?: undefined }

/** Saves the document of a form, or says at which fields it can't be and what it would change. */
export async function saveDocument({ call, firm }: FirmAccess, form: Form): Promise<Outcome> {
  const { data, values, idempotencyKey } = form
  const { lines, rows } = readLines(form)
  const read = StockDocumentInput.safeParse({
    ...data,
    toWarehouseId: textAt(data, 'toWarehouseId') || null,
    isOnItsWay: textAt(data, 'isOnItsWay') === '1',
    confirmsCosts: textAt(data, 'confirmsCosts') === '1',
    lines,
  })
  if (!read.success) {
    const problems = problemsByRow(fieldProblems(read.error), rows)
    return { refusal: { values, problems }, status: 422, changes: [] }
  }
  let changes: CostChange[] = []
  const input = { ...read.data, firmId: firm.firmId }
  const saved = await attempt(form, () =>
    call(stockDocumentsContract.create, input, { idempotencyKey }).catch((error) => {
      changes = changesOf(error)
      throw error
    }),
  )
  if (!saved.refusal) return { document: saved.value }
  const problems = problemsByRow(saved.refusal.problems, rows)
  return { refusal: { ...saved.refusal, problems }, status: saved.status, changes }
}

/** What would cost something else, where that is why it was refused. */
export function changesOf(error: unknown): CostChange[] {
  if (!(error instanceof AppError)) return []
  return CostsChange.safeParse(error.detail).data?.changes ?? []
}
