import { ledgerContract } from '#contract/ledger.ts'
import { implement } from '../../firm/implement.ts'
import { listEntries, trialBalance } from './list.ts'

const os = implement(ledgerContract)

export const router = os.router({
  listEntries: os.listEntries.handler(({ context, input }) =>
    listEntries(context.store.reader, input),
  ),
  trialBalance: os.trialBalance.handler(({ context }) => trialBalance(context.store.reader)),
})
