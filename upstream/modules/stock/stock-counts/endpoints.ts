import { stockCountsContract } from '#contract/stock/stock-counts.ts'
import { implement } from '../../../firm/implement.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { beginCount, cancelCount, finishCount, recount } from './counting.ts'
import { enterCount, removeEntry } from './entries.ts'
import { countList, countRows } from './list.ts'
import { postCount } from './post-count.ts'
import { listLines, shownCount } from './reader.ts'

const os = implement(stockCountsContract)

export const router = {
  stockCounts: os.router({
    list: os.list.handler(({ context: { store }, input }) =>
      listRegister(store.reader, countList, input, countRows(store.reader)),
    ),
    rows: os.rows.handler(({ context: { store }, input }) =>
      listRows(store.reader, countList, input, countRows(store.reader)),
    ),
    create: os.create.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
      store.transact(firm, (writer) => beginCount(writer, firm, input)),
    ),
    get: os.get.handler(({ context: { store, firm }, input }) =>
      shownCount(store.reader, firm, input.stockCountId),
    ),
    lines: os.lines.handler(({ context: { store }, input }) =>
      listLines(store.reader, input.stockCountId, input),
    ),
    enter: os.enter.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => enterCount(writer, firm, input.stockCountId, input)),
    ),
    removeEntry: os.removeEntry.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) =>
        removeEntry(writer, firm, input.stockCountId, input.countEntryId),
      ),
    ),
    finish: os.finish.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => finishCount(writer, firm, input.stockCountId)),
    ),
    recount: os.recount.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => recount(writer, firm, input.stockCountId, input.itemIds)),
    ),
    post: os.post.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => postCount(writer, firm, input.stockCountId, input)),
    ),
    cancel: os.cancel.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => cancelCount(writer, firm, input.stockCountId)),
    ),
  }),
}
