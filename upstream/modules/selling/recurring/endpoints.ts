import { recurringContract } from '#contract/selling/recurring.ts'
import { customerChoices } from '../../../documents/choices.ts'
import { implement, read, write } from '../../../firm/implement.ts'
import { runBulk } from '../../../register/bulk.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { reachedRecurring, recurringRow } from './list.ts'
import { recurringInvoices } from './records.ts'
import { createRecurring, updateRecurring, writeContent } from './service.ts'
import { toRecurring } from './view.ts'

const os = implement(recurringContract)
const { getReached, pause, remove, resume } = recurringInvoices

const recurring = {
  list: os.list.handler(
    read((reader, firm, input) =>
      listRegister(reader, reachedRecurring(firm.actor), input, recurringRow),
    ),
  ),
  rows: os.rows.handler(
    read((reader, firm, input) =>
      listRows(reader, reachedRecurring(firm.actor), input, recurringRow),
    ),
  ),
  bulk: os.bulk.handler(({ context: { store, firm }, input }) =>
    runBulk(
      store,
      firm,
      reachedRecurring(firm.actor),
      { steps: { pause, resume }, labelOf: (reader, id) => getReached(reader, firm, id).name },
      input,
    ),
  ),
  choices: os.choices.handler(read(customerChoices)),
  create: os.create.handler(
    write((writer, firm, input) => toRecurring(writer, firm, createRecurring(writer, firm, input))),
  ),
  get: os.get.handler(
    read((reader, firm, { recurringId }) =>
      toRecurring(reader, firm, getReached(reader, firm, recurringId)),
    ),
  ),
  update: os.update.handler(({ context: { store, firm }, input }) => {
    const { firmId: _, recurringId, ...written } = input
    return store.transact(firm, (writer) =>
      toRecurring(writer, firm, updateRecurring(writer, firm, recurringId, written)),
    )
  }),
  writeContent: os.writeContent.handler(({ context: { store, firm }, input }) => {
    const { firmId: _, recurringId, version, ...content } = input
    return store.transact(firm, (writer) =>
      toRecurring(writer, firm, writeContent(writer, firm, recurringId, version, content)),
    )
  }),
  pause: os.pause.handler(
    write((writer, firm, { recurringId }) =>
      toRecurring(writer, firm, pause(writer, firm, recurringId)),
    ),
  ),
  resume: os.resume.handler(
    write((writer, firm, { recurringId }) =>
      toRecurring(writer, firm, resume(writer, firm, recurringId)),
    ),
  ),
  remove: os.remove.handler(({ context, input: { recurringId } }) => {
    const { store, firm } = context
    store.transact(firm, (writer) => remove(writer, firm, recurringId))
    return { id: recurringId }
  }),
}

export const router = { recurring }
