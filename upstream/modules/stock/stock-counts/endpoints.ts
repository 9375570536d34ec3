import { stockCountsContract } from '#contract/stock/stock-counts.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { beginCount, cancelCount, finishCount, recount } from './counting.ts'
import { enterCount, removeEntry } from './entries.ts'
import { countList, countRows } from './list.ts'
import { postCount } from './post-count.ts'
import { listLines, shownCount } from './reader.ts'

export const router = {
  stockCounts: answer(stockCountsContract, {
    list: read((reader, _, input) => listRegister(reader, countList, input, countRows(reader))),
    rows: read((reader, _, input) => listRows(reader, countList, input, countRows(reader))),
    create: write(beginCount),
    get: read((reader, firm, { stockCountId }) => shownCount(reader, firm, stockCountId)),
    lines: read((reader, _, input) => listLines(reader, input.stockCountId, input)),
    enter: write((writer, firm, input) => enterCount(writer, firm, input.stockCountId, input)),
    removeEntry: write((writer, firm, { stockCountId, countEntryId }) =>
      removeEntry(writer, firm, stockCountId, countEntryId),
    ),
    finish: write((writer, firm, { stockCountId }) => finishCount(writer, firm, stockCountId)),
    recount: write((writer, firm, { stockCountId, itemIds }) =>
      recount(writer, firm, stockCountId, itemIds),
    ),
    post: write((writer, firm, input) => postCount(writer, firm, input.stockCountId, input)),
    cancel: write((writer, firm, { stockCountId }) => cancelCount(writer, firm, stockCountId)),
  }),
}
