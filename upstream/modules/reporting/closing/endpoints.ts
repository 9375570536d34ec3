import { closingContract } from '#contract/reporting/closing.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { checklistOf, listMonths, monthOf, signOffMonth } from './months.ts'
import { listRevaluations, revaluationOf, revalue } from './revaluation.ts'
import { closeYear, listYears, undoYear, yearEntries } from './years.ts'

export const router = answer(closingContract, {
  overview: read((reader, firm) => ({
    months: listMonths(reader, firm),
    years: listYears(reader, firm),
    revaluations: listRevaluations(reader),
  })),
  month: read((reader, firm, { month }) => ({
    ...monthOf(reader, firm, month),
    points: checklistOf(reader, month),
  })),
  signOff: write(signOffMonth),
  revaluation: read((reader, _, { date }) => revaluationOf(reader, date)),
  revalue: write((writer, firm, { date }) => revalue(writer, firm, date)),
  yearEntries: read((reader, firm, { end }) => yearEntries(reader, firm, end)),
  closeYear: write((writer, firm, { end }) => closeYear(writer, firm, end)),
  undoYear: write((writer, firm, { end, reason }) => undoYear(writer, firm, end, reason)),
})
