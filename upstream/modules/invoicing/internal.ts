import { AppError } from '#contract/errors.ts'
import type { InternalCalls } from '../../firm/internal.ts'
import { SeedInvoices, seedInvoices } from './seed-invoices.ts'

export const internal: InternalCalls = {
  /** For measuring, so only where nobody works. */
  'seed-invoices': (input, { store, firm, env }) => {
    if (env.DEPLOYMENT !== 'local') throw new AppError('not_found', 'No such endpoint')
    const wanted = SeedInvoices.parse(input)
    return store.transact(firm, (writer) => seedInvoices(writer, firm, wanted))
  },
}
