import { approvalsContract } from '#contract/firm/approvals.ts'
import { implement } from '../../../firm/implement.ts'
import { listAllWaiting } from './kinds.ts'
import { listRules, updateRule } from './service.ts'

const os = implement(approvalsContract)

export const router = os.router({
  list: os.list.handler(({ context: { store } }) => ({ rows: listRules(store.reader) })),
  listWaiting: os.listWaiting.handler(({ context: { store, firm } }) => ({
    rows: listAllWaiting(store.reader, firm).sort((a, b) => (a.date < b.date ? -1 : 1)),
  })),
  update: os.update.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => updateRule(writer, firm, input)),
  ),
})
