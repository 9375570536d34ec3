import { fiscalContract } from '#contract/tills/fiscal.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { fiscalFile, keysFile, requireFile } from './files.ts'
import { setUpDevice, takeStep } from './set-up.ts'
import { listDevices, viewRegister } from './view.ts'

export const router = answer(fiscalContract, {
  list: read((reader) => listDevices(reader)),
  get: read((reader, _, { tillId }) => viewRegister(reader, tillId)),
  setUp: ({ context: { store, firm }, input: { firmId: _, tillId, ...input } }) => {
    store.transact(firm, (writer) => setUpDevice(writer, firm, tillId, input))
    return viewRegister(store.reader, tillId)
  },
  step: ({ context: { store, firm }, input: { tillId, step } }) => {
    store.transact(firm, (writer) => takeStep(writer, firm, tillId, step))
    return viewRegister(store.reader, tillId)
  },
  prepareFile: read((reader, _, { tillId, ...query }) => {
    requireFile(reader, tillId, query)
    return { isReady: true as const }
  }),
  file: read((reader, firm, { tillId, ...query }) => fiscalFile(reader, firm, tillId, query)),
  keys: write((writer, firm, { tillId }) => keysFile(writer, firm, tillId)),
})
