import { crossBorderContract } from '#contract/reporting/cross-border.ts'
import { asDownload } from '../../../../core/download.ts'
import { implement } from '../../../../firm/implement.ts'
import { listCrossBorder } from './list.ts'
import {
  getPurchase,
  getWritten,
  integrationFile,
  integrationFiles,
  refuseIntegration,
  writeIntegration,
  writeMonth,
} from './service.ts'

const os = implement(crossBorderContract)

export const crossBorder = os.router({
  list: os.list.handler(({ context: { store, firm }, input }) =>
    listCrossBorder(store.reader, firm, input.month),
  ),
  get: os.get.handler(({ context: { store, firm }, input: { firmId: _, ...key } }) =>
    getPurchase(store.reader, firm, key),
  ),
  getWritten: os.getWritten.handler(({ context: { store, firm }, input }) =>
    getWritten(store.reader, firm, input.integrationId),
  ),
  write: os.write.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => writeIntegration(writer, firm, input)),
  ),
  writeMonth: os.writeMonth.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => writeMonth(writer, firm, input.month)),
  ),
  refuse: os.refuse.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => refuseIntegration(writer, firm, input)),
  ),
  file: os.file.handler(({ context, input }) =>
    asDownload(context, integrationFile(context.store.reader, context.firm, input.integrationId)),
  ),
  files: os.files.handler(({ context, input }) =>
    asDownload(context, integrationFiles(context.store.reader, context.firm, input.month)),
  ),
})
