import { cashLineContract } from '#contract/money/cash-line.ts'
import { implement } from '../../../firm/implement.ts'
import { cashLine } from './cash-line.ts'

const os = implement(cashLineContract)

export const cashLineHandlers = os.router({
  cashLine: os.cashLine.handler(({ context: { store, firm } }) => cashLine(store.reader, firm)),
})
