import { numberingContract } from '#contract/books/numbering.ts'
import { implement } from '../../../firm/implement.ts'
import { listSeries, updateSeries } from './service.ts'

const os = implement(numberingContract)

export const router = os.router({
  list: os.list.handler(({ context: { store, firm } }) => ({
    rows: listSeries(store.reader, firm),
  })),
  update: os.update.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => updateSeries(writer, firm, input)),
  ),
})
