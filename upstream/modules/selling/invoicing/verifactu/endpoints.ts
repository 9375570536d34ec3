import { verifactuContract } from '#contract/selling/verifactu.ts'
import { implement, read } from '../../../../firm/implement.ts'
import { batchFile, changeSettings, handOver, viewRecords } from './view.ts'

const os = implement(verifactuContract)

/** Records of a firm in Spain for its tax agency. */
export const verifactuHandlers = {
  get: os.get.handler(read((reader) => viewRecords(reader))),
  set: os.set.handler(({ context: { store, firm }, input: { firmId: _, ...settings } }) => {
    store.transact(firm, (writer) => changeSettings(writer, firm, settings))
    return viewRecords(store.reader)
  }),
  handOver: os.handOver.handler(({ context: { store, firm } }) => {
    store.transact(firm, (writer) => handOver(writer, firm))
    return viewRecords(store.reader)
  }),
  batch: os.batch.handler(read((reader, _, { batch }) => batchFile(reader, batch))),
}
