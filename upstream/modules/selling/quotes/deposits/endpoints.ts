import { quoteDepositsContract } from '#contract/selling/deposits.ts'
import { implement } from '../../../../firm/implement.ts'
import { depositsOfQuote, toDeposit } from '../../invoicing/index.ts'
import { getStoredQuote } from '../reader.ts'
import { createDeposit, depositsThatCount, takesDeposits } from './create.ts'

const os = implement(quoteDepositsContract)

/** What is asked for before the final invoice of a quote. */
export const depositHandlers = {
  list: os.list.handler(({ context: { store }, input: { quoteId } }) => {
    const row = getStoredQuote(store.reader, quoteId)
    const counted = depositsThatCount(store.reader, quoteId)
    return {
      currency: row.currency,
      total: row.total,
      invoiced: counted.reduce(
        (sum, { total, creditNotesTotal }) => sum + total - creditNotesTotal,
        0,
      ),
      canCreate: takesDeposits(row),
      rows: depositsOfQuote(store.reader, quoteId).map((one) => toDeposit(store.reader, one)),
    }
  }),
  create: os.create.handler(
    ({ context: { store, firm }, input: { firmId: _, quoteId, ...input } }) =>
      store.transact(firm, (writer) => createDeposit(writer, firm, quoteId, input)),
  ),
}
