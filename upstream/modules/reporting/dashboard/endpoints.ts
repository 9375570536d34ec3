import { dashboardContract } from '#contract/reporting/dashboard.ts'
import { answer, read } from '../../../firm/implement.ts'
import { getDashboard } from './service.ts'

export const router = answer(dashboardContract, {
  get: read(getDashboard),
})
