import { quoteDepositsContract } from '#contract/selling/deposits.ts'
import { implement, read, write } from '../../../../firm/implement.ts'
import { depositsOfQuote, toDeposit } from '../../invoicing/index.ts'
import { getStoredQuote } from '../reader.ts'
import { createDeposit, depositsThatCount, takesDeposits } from './create.ts'

const os = implement(quoteDepositsContract)

/** What is asked for before the final invoice of a quote. */
export const depositHandlers = {
  list: os.list.handler(
    read((reader, _, { quoteId }) => {
      const row = getStoredQuote(reader, quoteId)
      const counted = depositsThatCount(reader, quoteId)
      return {
        currency: row.currency,
        total: row.total,
        invoiced: counted.reduce(
          (sum, { total, creditNotesTotal }) => sum + total - creditNotesTotal,
          0,
        ),
        canCreate: takesDeposits(row),
        rows: depositsOfQuote(reader, quoteId).map((one) => toDeposit(reader, one)),
      }
    }),
  ),
  create: os.create.handler(
    write((writer, firm, { quoteId, ...input }) => createDeposit(writer, firm, quoteId, input)),
  ),
}
