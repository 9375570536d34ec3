import { crossBorderContract } from '#contract/reporting/cross-border.ts'
import { asDownload } from '../../../../core/download.ts'
import { answer, read, write } from '../../../../firm/implement.ts'
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

export const crossBorder = answer(crossBorderContract, {
  list: read((reader, firm, { month }) => listCrossBorder(reader, firm, month)),
  get: read(getPurchase),
  getWritten: read((reader, firm, { integrationId }) => getWritten(reader, firm, integrationId)),
  write: write(writeIntegration),
  writeMonth: write((writer, firm, { month }) => writeMonth(writer, firm, month)),
  refuse: write(refuseIntegration),
  file: ({ context, input }) =>
    asDownload(context, integrationFile(context.store.reader, context.firm, input.integrationId)),
  files: ({ context, input }) =>
    asDownload(context, integrationFiles(context.store.reader, context.firm, input.month)),
})
