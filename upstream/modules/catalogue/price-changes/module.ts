import { z } from 'zod'
import { priceChangesContract } from '#contract/catalogue/price-changes.ts'
import { Id } from '#contract/core/fields.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { jobInTransaction } from '../../firm/jobs/index.ts'
import { listChanges } from './reader.ts'
import { applyChange, cancelChange, changeJob, createChange, previewChange } from './service.ts'

const router = answer(priceChangesContract, {
  preview: read((reader, _, input) => ({
    rows: previewChange(reader, input),
  })),
  list: read((reader) => ({ rows: listChanges(reader) })),
  create: write(createChange),
  cancel: write((writer, _, { priceChangeId }) => cancelChange(writer, priceChangeId)),
})

export const module = defineModule({
  name: 'price-changes',
  endpoints: router,
  jobs: {
    [changeJob]: jobInTransaction(z.object({ id: Id }), (writer, context, { payload }) =>
      applyChange(writer, context, payload.id),
    ),
  },
})
