import { cashLineContract } from '#contract/money/cash-line.ts'
import { answer, read } from '../../../firm/implement.ts'
import { cashLine } from './cash-line.ts'

export const cashLineHandlers = answer(cashLineContract, {
  cashLine: read((reader, firm, assumption) => cashLine(reader, firm, assumption)),
})
