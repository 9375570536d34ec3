import { dashboardContract } from '#contract/reporting/dashboard.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { getDashboard } from './service.ts'
import { arrange } from './tiles.ts'

export const router = answer(dashboardContract, {
  get: read(getDashboard),
  arrange: write((writer, firm, input) => arrange(writer, firm, input)),
})
