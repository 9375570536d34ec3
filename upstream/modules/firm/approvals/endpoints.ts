import { approvalsContract } from '#contract/firm/approvals.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { listAllWaiting } from './kinds.ts'
import { listRules, updateRule } from './service.ts'

export const router = answer(approvalsContract, {
  list: read((reader) => ({ rows: listRules(reader) })),
  listWaiting: read((reader, firm) => ({
    rows: listAllWaiting(reader, firm).sort((a, b) => (a.date < b.date ? -1 : 1)),
  })),
  update: write(updateRule),
})
