import { reportPinsContract } from '#contract/reporting/report-pins.ts'
import { implement } from '../../../../firm/implement.ts'
import { changePin, createPin, deletePin, listPins } from './service.ts'

const os = implement(reportPinsContract)

export const reportPins = os.router({
  list: os.list.handler(({ context: { store, firm } }) => listPins(store.reader, firm)),
  create: os.create.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => createPin(writer, firm, input)),
  ),
  update: os.update.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => changePin(writer, firm, input)),
  ),
  delete: os.delete.handler(({ context: { store, firm }, input: { reportPinId } }) =>
    store.transact(firm, (writer) => deletePin(writer, firm, reportPinId)),
  ),
})
