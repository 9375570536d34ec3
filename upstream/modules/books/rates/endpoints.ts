import { ratesContract } from '#contract/books/rates.ts'
import { answer } from '../../../firm/implement.ts'
import { fetchRates, findOrFetch, listRates, removeRate, setFetched, typeRate } from './service.ts'

export const router = answer(ratesContract, {
  list: ({ context }) => listRates(context.store.reader, context.env),
  find: ({ context: { store, env, firm }, input }) => findOrFetch(store, env, firm, input),
  type: ({ context, input: { firmId: _, ...input } }) =>
    context.store.transact(context.firm, (writer) => typeRate(writer, input)),
  remove: ({ context, input: { currency, date } }) =>
    context.store.transact(context.firm, (writer) => removeRate(writer, currency, date)),
  set: ({ context: { store, env, firm }, input: { isFetched } }) => {
    store.transact(firm, (writer) => setFetched(writer, firm, isFetched))
    return listRates(store.reader, env)
  },
  fetch: async ({ context: { store, env, firm } }) => {
    await fetchRates(store, env, firm)
    return listRates(store.reader, env)
  },
})
