import { ratesContract } from '#contract/books/rates.ts'
import { implement } from '../../../firm/implement.ts'
import { fetchRates, findOrFetch, listRates, removeRate, setFetched, typeRate } from './service.ts'

const os = implement(ratesContract)

export const router = os.router({
  list: os.list.handler(({ context }) => listRates(context.store.reader, context.env)),
  find: os.find.handler(({ context: { store, env, firm }, input }) =>
    findOrFetch(store, env, firm, input),
  ),
  type: os.type.handler(({ context, input: { firmId: _, ...input } }) =>
    context.store.transact(context.firm, (writer) => typeRate(writer, input)),
  ),
  remove: os.remove.handler(({ context, input: { currency, date } }) =>
    context.store.transact(context.firm, (writer) => removeRate(writer, currency, date)),
  ),
  set: os.set.handler(({ context: { store, env, firm }, input: { isFetched } }) => {
    store.transact(firm, (writer) => setFetched(writer, firm, isFetched))
    return listRates(store.reader, env)
  }),
  fetch: os.fetch.handler(async ({ context: { store, env, firm } }) => {
    await fetchRates(store, env, firm)
    return listRates(store.reader, env)
  }),
})
