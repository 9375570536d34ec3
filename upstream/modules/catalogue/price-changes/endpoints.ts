import { priceChangesContract } from '#contract/catalogue/price-changes.ts'
import { implement } from '../../../firm/implement.ts'
import { listChanges } from './reader.ts'
import { cancelChange, createChange, previewChange } from './service.ts'

const os = implement(priceChangesContract)

export const router = os.router({
  preview: os.preview.handler(({ context: { store }, input }) => ({
    rows: previewChange(store.reader, input),
  })),
  list: os.list.handler(({ context: { store } }) => ({ rows: listChanges(store.reader) })),
  create: os.create.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => createChange(writer, firm, input)),
  ),
  cancel: os.cancel.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => cancelChange(writer, input.priceChangeId)),
  ),
})
