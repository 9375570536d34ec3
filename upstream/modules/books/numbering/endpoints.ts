import { numberingContract } from '#contract/books/numbering.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { listSeries, updateSeries } from './service.ts'

export const router = answer(numberingContract, {
  list: read((reader, firm) => ({
    rows: listSeries(reader, firm),
  })),
  update: write(updateSeries),
})
