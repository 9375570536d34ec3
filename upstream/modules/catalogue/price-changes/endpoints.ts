import { priceChangesContract } from '#contract/catalogue/price-changes.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { listChanges } from './reader.ts'
import { cancelChange, createChange, previewChange } from './service.ts'

export const router = answer(priceChangesContract, {
  preview: read((reader, _, input) => ({
    rows: previewChange(reader, input),
  })),
  list: read((reader) => ({ rows: listChanges(reader) })),
  create: write(createChange),
  cancel: write((writer, _, { priceChangeId }) => cancelChange(writer, priceChangeId)),
})
