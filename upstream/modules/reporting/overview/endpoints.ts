import { firmQueueContract } from '#contract/reporting/firm-queue.ts'
import { firmSummaryContract } from '#contract/reporting/firm-summary.ts'
import { implement } from '../../../firm/implement.ts'
import { firmQueue } from './firm-queue.ts'
import { firmSummary } from './firm-summary.ts'

const os = implement(firmSummaryContract)
const queueOs = implement(firmQueueContract)

export const router = {
  firmSummary: os.router({
    get: os.get.handler(({ context: { store, firm }, input: { currency } }) =>
      firmSummary(store.reader, firm, currency),
    ),
  }),
  firmQueue: queueOs.router({
    get: queueOs.get.handler(({ context: { store, firm } }) => firmQueue(store.reader, firm)),
  }),
}
