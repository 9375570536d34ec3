import { firmQueueContract } from '#contract/reporting/firm-queue.ts'
import { firmSummaryContract } from '#contract/reporting/firm-summary.ts'
import { answer, read } from '../../../firm/implement.ts'
import { firmQueue } from './firm-queue.ts'
import { firmSummary } from './firm-summary.ts'

export const router = {
  firmSummary: answer(firmSummaryContract, {
    get: read((reader, firm, { currency }) => firmSummary(reader, firm, currency)),
  }),
  firmQueue: answer(firmQueueContract, {
    get: read((reader, firm) => firmQueue(reader, firm)),
  }),
}
