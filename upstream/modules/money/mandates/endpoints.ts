import { isAllowed } from '#contract/core/roles.ts'
import { mandatesContract } from '#contract/money/mandates.ts'
import { implement } from '../../../firm/implement.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { listReachedCustomerNames } from '../../firm/parties/index.ts'
import { mandateList, mandateRow } from './list.ts'
import { debitSettings, getStoredMandate, toMandate } from './reader.ts'
import { createMandate, revokeMandate, updateDebitSettings, updateMandate } from './service.ts'

const os = implement(mandatesContract)
const maxNames = 200

const mandates = {
  list: os.list.handler(({ context: { store, firm }, input }) =>
    listRegister(store.reader, mandateList(firm.actor), input, mandateRow),
  ),
  rows: os.rows.handler(({ context: { store, firm }, input }) =>
    listRows(store.reader, mandateList(firm.actor), input, mandateRow),
  ),
  create: os.create.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => createMandate(writer, firm, input)),
  ),
  get: os.get.handler(({ context: { store, firm }, input: { mandateId } }) =>
    toMandate(store.reader, firm, getStoredMandate(store.reader, firm, mandateId)),
  ),
  update: os.update.handler(({ context: { store, firm }, input }) => {
    const { firmId: _, mandateId, ...written } = input
    return store.transact(firm, (writer) => updateMandate(writer, firm, mandateId, written))
  }),
  revoke: os.revoke.handler(({ context: { store, firm }, input: { mandateId, reason } }) =>
    store.transact(firm, (writer) => revokeMandate(writer, firm, mandateId, reason)),
  ),
  choices: os.choices.handler(({ context: { store, firm } }) => ({
    customers: isAllowed(firm.actor, 'party:view')
      ? listReachedCustomerNames(store.reader, firm, maxNames).map(({ name }) => name)
      : [],
    today: firmDate(store.reader, firm),
  })),
  settings: os.settings.handler(({ context: { store } }) => debitSettings(store.reader)),
  saveSettings: os.saveSettings.handler(({ context: { store, firm }, input }) => {
    const { firmId: _, ...settings } = input
    return store.transact(firm, (writer) => updateDebitSettings(writer, settings))
  }),
}

export const router = { mandates }
