import { firmSummaryContract } from '#contract/firm-summary.ts'
import { implement } from '../../firm/implement.ts'
import { firmSummary } from './firm-summary.ts'

const os = implement(firmSummaryContract)

export const router = os.router({
  get: os.get.handler(({ context: { store, firm }, input: { currency } }) =>
    firmSummary(store.reader, firm, currency),
  ),
})
