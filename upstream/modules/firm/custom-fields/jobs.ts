import { z } from 'zod'
import { CustomKind } from '#contract/firm/custom-values.ts'
import { type JobKinds, jobInTransaction } from '../jobs/index.ts'
import { reindexOn } from './search-words.ts'

export const jobs: JobKinds = {
  /** Goes on with what records are found by, where more hold a field than one moment takes. */
  'custom-fields.reindex': jobInTransaction(
    z.object({ kind: CustomKind, key: z.string(), after: z.int() }),
    (writer, context, { payload }) => reindexOn(writer, context, payload),
  ),
}
