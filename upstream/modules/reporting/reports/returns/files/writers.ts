import type { ReturnFileKind } from '#contract/reporting/return-files.ts'
import { ossFile } from '../../oss/oss-file.ts'
import { ca3File, modelo303File } from './boxes-csv.ts'
import { ech0217File } from './ech-0217.ts'
import { elsterFile } from './elster.ts'
import { finanzOnlineFile } from './finanz-online.ts'
import { lipeFile } from './lipe-file.ts'
import { modelo349File } from './modelo-349.ts'
import { mtdFile } from './mtd.ts'
import type { ReturnFileWriter } from './return-ask.ts'
import { zmFile } from './zm-csv.ts'

/** Who writes which file; which country has it is told in the contract (`returnForms`). */
export const writers: Readonly<Record<ReturnFileKind, ReturnFileWriter>> = {
  elster: elsterFile,
  finanzOnline: finanzOnlineFile,
  mtd: mtdFile,
  lipe: lipeFile,
  ech0217: ech0217File,
  modelo303: modelo303File,
  ca3: ca3File,
  zm: zmFile,
  modelo349: modelo349File,
  ossCsv: ossFile,
}
