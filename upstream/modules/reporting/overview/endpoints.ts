import { firmQueueContract } from '#contract/reporting/firm-queue.ts'
import { firmSummaryContract } from '#contract/reporting/firm-summary.ts'
import { firmToDoContract } from '#contract/reporting/to-do.ts'
import { answer, read } from '../../../firm/implement.ts'
import { firmQueue } from './firm-queue.ts'
import { firmSummary } from './firm-summary.ts'
import { firmToDo } from './to-do.ts'

export const router = {
  firmSummary: answer(firmSummaryContract, {
    get: read((reader, firm, { currency }) => firmSummary(reader, firm, currency)),
  }),
  firmQueue: answer(firmQueueContract, {
    get: read((reader, firm) => firmQueue(reader, firm)),
  }),
  firmToDo: answer(firmToDoContract, {
    get: read((reader, firm) => firmToDo(reader, firm)),
  }),
}
