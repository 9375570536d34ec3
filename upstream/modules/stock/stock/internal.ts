import { AppError } from '#contract/core/errors.ts'
import type { Env } from '../../../core/env.ts'
import type { InternalCalls } from '../../../firm/internal.ts'
import { SeedMoves, SeedProducts, seedMoves, seedProducts } from './seed-stock.ts'

/** For measuring, so only where nobody works. */
export const internal: InternalCalls = {
  'seed-products': (input, { store, firm, env }) => {
    requireLocal(env)
    const wanted = SeedProducts.parse(input)
    store.transact(firm, (writer) => seedProducts(writer, firm, wanted))
  },
  'seed-moves': (input, { store, firm, env }) => {
    requireLocal(env)
    const wanted = SeedMoves.parse(input)
    return store.transact(firm, (writer) => seedMoves(writer, firm, wanted))
  },
}

function requireLocal({ DEPLOYMENT }: Pick<Env, 'DEPLOYMENT'>): void {
  if (DEPLOYMENT !== 'local') throw new AppError('not_found', 'No such endpoint')
}
