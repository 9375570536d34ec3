import { budgetsContract } from '#contract/reporting/budgets.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { getBudget } from './reader.ts'
import { copyBudget, setLine } from './service.ts'
import { presentYearEnd } from './years.ts'

export const router = answer(budgetsContract, {
  get: read((reader, firm, { end, costCentre }) =>
    getBudget(
      reader,
      firm,
      end ?? presentYearEnd(reader, firm),
      costCentre === 'none' ? '' : costCentre,
    ),
  ),
  setLine: write(setLine),
  copy: write(copyBudget),
})
