import { recurringPurchasesContract } from '#contract/buying/recurring-purchases.ts'
import { implement, read, write } from '../../../firm/implement.ts'
import { runBulk } from '../../../register/bulk.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { recurringPurchaseChoices } from './choices.ts'
import { reachedPurchases, recurringPurchaseRow } from './list.ts'
import { recurringPurchases as records } from './records.ts'
import { createRecurring, updateRecurring } from './service.ts'
import { toRecurring } from './view.ts'

const os = implement(recurringPurchasesContract)
const { getReached, pause, remove, resume } = records

const recurringPurchases = {
  list: os.list.handler(
    read((reader, firm, input) =>
      listRegister(reader, reachedPurchases(firm.actor), input, recurringPurchaseRow),
    ),
  ),
  rows: os.rows.handler(
    read((reader, firm, input) =>
      listRows(reader, reachedPurchases(firm.actor), input, recurringPurchaseRow),
    ),
  ),
  bulk: os.bulk.handler(({ context: { store, firm }, input }) =>
    runBulk(
      store,
      firm,
      reachedPurchases(firm.actor),
      { steps: { pause, resume }, labelOf: (reader, id) => getReached(reader, firm, id).name },
      input,
    ),
  ),
  choices: os.choices.handler(read((reader, firm) => recurringPurchaseChoices(reader, firm))),
  create: os.create.handler(
    write((writer, firm, input) => toRecurring(writer, createRecurring(writer, firm, input))),
  ),
  get: os.get.handler(
    read((reader, firm, { recurringPurchaseId }) =>
      toRecurring(reader, getReached(reader, firm, recurringPurchaseId)),
    ),
  ),
  update: os.update.handler(({ context: { store, firm }, input }) => {
    const { firmId: _, recurringPurchaseId, ...written } = input
    return store.transact(firm, (writer) =>
      toRecurring(writer, updateRecurring(writer, firm, recurringPurchaseId, written)),
    )
  }),
  pause: os.pause.handler(
    write((writer, firm, { recurringPurchaseId: id }) =>
      toRecurring(writer, pause(writer, firm, id)),
    ),
  ),
  resume: os.resume.handler(
    write((writer, firm, { recurringPurchaseId: id }) =>
      toRecurring(writer, resume(writer, firm, id)),
    ),
  ),
  remove: os.remove.handler(({ context: { store, firm }, input: { recurringPurchaseId: id } }) => {
    store.transact(firm, (writer) => remove(writer, firm, id))
    return { id }
  }),
}

export const router = { recurringPurchases }
