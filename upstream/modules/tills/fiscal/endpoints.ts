import { fiscalContract } from '#contract/tills/fiscal.ts'
import { implement } from '../../../firm/implement.ts'
import { fiscalFile, keysFile, requireFile } from './files.ts'
import { setUpDevice, takeStep } from './set-up.ts'
import { listDevices, viewRegister } from './view.ts'

const os = implement(fiscalContract)

export const router = os.router({
  list: os.list.handler(({ context: { store } }) => listDevices(store.reader)),
  get: os.get.handler(({ context: { store }, input }) => viewRegister(store.reader, input.tillId)),
  setUp: os.setUp.handler(
    ({ context: { store, firm }, input: { firmId: _, tillId, ...input } }) => {
      store.transact(firm, (writer) => setUpDevice(writer, firm, tillId, input))
      return viewRegister(store.reader, tillId)
    },
  ),
  step: os.step.handler(({ context: { store, firm }, input: { tillId, step } }) => {
    store.transact(firm, (writer) => takeStep(writer, firm, tillId, step))
    return viewRegister(store.reader, tillId)
  }),
  prepareFile: os.prepareFile.handler(({ context: { store }, input: { tillId, ...query } }) => {
    requireFile(store.reader, tillId, query)
    return { isReady: true as const }
  }),
  file: os.file.handler(({ context: { store, firm }, input: { tillId, ...query } }) =>
    fiscalFile(store.reader, firm, tillId, query),
  ),
  keys: os.keys.handler(({ context: { store, firm }, input: { tillId } }) =>
    store.transact(firm, (writer) => keysFile(writer, firm, tillId)),
  ),
})
