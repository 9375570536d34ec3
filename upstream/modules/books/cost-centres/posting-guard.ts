import { invariant } from '#contract/core/errors.ts'
import type { PostingGuard } from '../ledger/index.ts'
import { getCostCentre } from './reader.ts'

/** Keeps cost centres that are none out of the journal, whoever posts. */
export const postingGuard: PostingGuard = (reader, { lines }) => {
  const named = new Set(lines.map(({ costCentreId }) => costCentreId ?? ''))
  for (const id of named) invariant(id === '' || getCostCentre(reader, id), `No cost centre ${id}`)
}
