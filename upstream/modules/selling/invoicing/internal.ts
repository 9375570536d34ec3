import { AppError } from '#contract/core/errors.ts'
import type { InternalCalls } from '../../../firm/internal.ts'
import { SeedInvoices, seedInvoices } from './seed-invoices.ts'
import { measureUsage } from './usage.ts'

export const internal: InternalCalls = {
  /** How much there is of the firm, for the platform's own list. */
  usage: (_input, { store }) => measureUsage(store.reader),
  /** For measuring, so only where nobody works. */
  'seed-invoices': (input, { store, firm, env }) => {
    if (env.DEPLOYMENT !== 'local') throw new AppError('not_found', 'No such endpoint')
    const wanted = SeedInvoices.parse(input)
    return store.transact(firm, (writer) => seedInvoices(writer, firm, wanted))
  },
}
