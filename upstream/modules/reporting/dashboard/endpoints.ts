import { dashboardContract } from '#contract/reporting/dashboard.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { getDashboard } from './service.ts'
import { arrange, tilesOf } from './tiles.ts'

export const router = answer(dashboardContract, {
  get: read((reader, firm, query) => ({
    ...getDashboard(reader, firm, query),
    ...tilesOf(reader, firm),
  })),
  arrange: write((writer, firm, input) => arrange(writer, firm, input)),
})
