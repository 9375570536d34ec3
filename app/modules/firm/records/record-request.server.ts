import type { Args } from '#app/shell/load-context.ts'
import { AppError } from '#contract/core/errors.ts'
import { RecordId, RecordKind } from '#contract/firm/records.ts'

/** The record that an address names. @throws AppError not_found for what can be none */
export function recordOf({ params }: Args): { kind: string; id: string } {
  const kind = RecordKind.safeParse(params.kind)
  const id = RecordId.safeParse(params.recordId)
  if (!kind.success || !id.success) throw new AppError('not_found', 'No such record')
  return { kind: kind.data, id: id.data }
}
