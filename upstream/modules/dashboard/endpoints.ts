import { dashboardContract } from '#contract/dashboard.ts'
import { implement } from '../../firm/implement.ts'
import { getDashboard, getStanding } from './service.ts'

const os = implement(dashboardContract)

export const router = os.router({
  getStanding: os.getStanding.handler(({ context: { store, firm } }) =>
    getStanding(store.reader, firm),
  ),
  get: os.get.handler(({ context: { store, firm }, input }) =>
    getDashboard(store.reader, firm, input),
  ),
})
