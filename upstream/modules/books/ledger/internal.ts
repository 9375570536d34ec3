import { AppError } from '#contract/core/errors.ts'
import type { InternalCalls } from '../../../firm/internal.ts'
import { SeedWages, seedWages } from './manual/seed-wages.ts'

export const internal: InternalCalls = {
  /** For measuring, so only where nobody works. */
  'seed-wages': (input, { store, firm, env }) => {
    if (env.DEPLOYMENT !== 'local') throw new AppError('not_found', 'No such endpoint')
    const wanted = SeedWages.parse(input)
    return store.transact(firm, (writer) => seedWages(writer, firm, wanted))
  },
}
