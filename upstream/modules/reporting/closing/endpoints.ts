import { closingContract } from '#contract/reporting/closing.ts'
import { implement } from '../../../firm/implement.ts'
import { checklistOf, listMonths, monthOf, signOffMonth } from './months.ts'
import { listRevaluations, revaluationOf, revalue } from './revaluation.ts'
import { closeYear, listYears, undoYear, yearEntries } from './years.ts'

const os = implement(closingContract)

export const router = os.router({
  overview: os.overview.handler(({ context: { store, firm } }) => ({
    months: listMonths(store.reader, firm),
    years: listYears(store.reader, firm),
    revaluations: listRevaluations(store.reader),
  })),
  month: os.month.handler(({ context: { store, firm }, input: { month } }) => ({
    ...monthOf(store.reader, firm, month),
    points: checklistOf(store.reader, month),
  })),
  signOff: os.signOff.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => signOffMonth(writer, firm, input)),
  ),
  revaluation: os.revaluation.handler(({ context: { store }, input: { date } }) =>
    revaluationOf(store.reader, date),
  ),
  revalue: os.revalue.handler(({ context: { store, firm }, input: { date } }) =>
    store.transact(firm, (writer) => revalue(writer, firm, date)),
  ),
  yearEntries: os.yearEntries.handler(({ context: { store, firm }, input: { end } }) =>
    yearEntries(store.reader, firm, end),
  ),
  closeYear: os.closeYear.handler(({ context: { store, firm }, input: { end } }) =>
    store.transact(firm, (writer) => closeYear(writer, firm, end)),
  ),
  undoYear: os.undoYear.handler(({ context: { store, firm }, input: { end, reason } }) =>
    store.transact(firm, (writer) => undoYear(writer, firm, end, reason)),
  ),
})
