import { budgetsContract } from '#contract/reporting/budgets.ts'
import { implement } from '../../../firm/implement.ts'
import { getBudget } from './reader.ts'
import { copyBudget, setLine } from './service.ts'
import { presentYearEnd } from './years.ts'

const os = implement(budgetsContract)

export const router = os.router({
  get: os.get.handler(({ context: { store, firm }, input: { end, costCentre } }) =>
    getBudget(
      store.reader,
      firm,
      end ?? presentYearEnd(store.reader, firm),
      costCentre === 'none' ? '' : costCentre,
    ),
  ),
  setLine: os.setLine.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => setLine(writer, firm, input)),
  ),
  copy: os.copy.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => copyBudget(writer, firm, input)),
  ),
})
