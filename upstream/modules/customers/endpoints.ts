import { customersContract } from '#contract/customers.ts'
import { implement } from '../../firm/implement.ts'
import { firmDate } from '../firms/index.ts'
import { rowsWithinRights, withinRights } from './books.ts'
import { getCustomer, listCustomers } from './reader.ts'
import { archiveCustomer, createCustomer, updateCustomer } from './service.ts'

const os = implement(customersContract)

export const router = os.router({
  list: os.list.handler(({ context: { store, firm }, input }) =>
    rowsWithinRights(firm, listCustomers(store.reader, input, firmDate(store.reader, firm))),
  ),
  create: os.create.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    withinRights(
      firm,
      store.transact(firm, (writer) => createCustomer(writer, firm, input)),
    ),
  ),
  get: os.get.handler(({ context: { store, firm }, input }) =>
    withinRights(firm, getCustomer(store.reader, input.customerId, firmDate(store.reader, firm))),
  ),
  update: os.update.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    withinRights(firm, updateCustomer(store, firm, input)),
  ),
  archive: os.archive.handler(({ context: { store, firm }, input }) =>
    withinRights(firm, archiveCustomer(store, firm, input.customerId, true)),
  ),
  restore: os.restore.handler(({ context: { store, firm }, input }) =>
    withinRights(firm, archiveCustomer(store, firm, input.customerId, false)),
  ),
})
