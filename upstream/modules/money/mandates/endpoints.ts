import { isAllowed } from '#contract/core/roles.ts'
import { mandatesContract } from '#contract/money/mandates.ts'
import { implement, read, write } from '../../../firm/implement.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { listReachedCustomerNames } from '../../firm/parties/index.ts'
import { mandateList, mandateRow } from './list.ts'
import { debitSettings, getStoredMandate, toMandate } from './reader.ts'
import { createMandate, revokeMandate, updateDebitSettings, updateMandate } from './service.ts'

const os = implement(mandatesContract)
const maxNames = 200

const mandates = {
  list: os.list.handler(
    read((reader, firm, input) => listRegister(reader, mandateList(firm.actor), input, mandateRow)),
  ),
  rows: os.rows.handler(
    read((reader, firm, input) => listRows(reader, mandateList(firm.actor), input, mandateRow)),
  ),
  create: os.create.handler(write(createMandate)),
  get: os.get.handler(
    read((reader, firm, { mandateId }) =>
      toMandate(reader, firm, getStoredMandate(reader, firm, mandateId)),
    ),
  ),
  update: os.update.handler(({ context: { store, firm }, input }) => {
    const { firmId: _, mandateId, ...written } = input
    return store.transact(firm, (writer) => updateMandate(writer, firm, mandateId, written))
  }),
  revoke: os.revoke.handler(
    write((writer, firm, { mandateId, reason }) => revokeMandate(writer, firm, mandateId, reason)),
  ),
  choices: os.choices.handler(
    read((reader, firm) => ({
      customers: isAllowed(firm.actor, 'party:view')
        ? listReachedCustomerNames(reader, firm, maxNames).map(({ name }) => name)
        : [],
      today: firmDate(reader, firm),
    })),
  ),
  settings: os.settings.handler(read((reader) => debitSettings(reader))),
  saveSettings: os.saveSettings.handler(({ context: { store, firm }, input }) => {
    const { firmId: _, ...settings } = input
    return store.transact(firm, (writer) => updateDebitSettings(writer, settings))
  }),
}

export const router = { mandates }
