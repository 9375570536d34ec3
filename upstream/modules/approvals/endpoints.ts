import { approvalsContract } from '#contract/approvals.ts'
import { implement } from '../../firm/implement.ts'
import { listRules, updateRule } from './service.ts'

const os = implement(approvalsContract)

export const router = os.router({
  list: os.list.handler(({ context: { store } }) => ({ rows: listRules(store.reader) })),
  update: os.update.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    updateRule(store, firm, input),
  ),
})
