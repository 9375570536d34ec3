import { dashboardContract } from '#contract/reporting/dashboard.ts'
import { implement } from '../../../firm/implement.ts'
import { getDashboard } from './service.ts'

const os = implement(dashboardContract)

export const router = os.router({
  get: os.get.handler(({ context: { store, firm }, input }) =>
    getDashboard(store.reader, firm, input),
  ),
})
