import { AppError, invalidField } from '#contract/core/errors.ts'
import { maxBankFileBytes } from '#contract/money/bank.ts'
import { inSteps } from '../../../../core/breathe.ts'
import { isZip } from '../../../../core/zip/open-zip.ts'
import type { XmlElement } from '../../../../einvoice/xml/read-tree.ts'
import { isWorkbook, rowsOfWorkbook, unzipStatements } from './packed.ts'
import { readCamtAhead } from './read-camt.ts'

/** What takes long to read of a file: the markup of a CAMT file, or the rows of a workbook. */
export type Ahead = { tree?: XmlElement | undefined; rows?: string[][] }

/**
 * Reads of a long file, or of the only one in a ZIP, what takes long, with pauses for others and before
 * anything is written; nothing of any other file.
 * @throws AppError invalid at `file` for what is packed and cannot be read
 */
export async function readAheadOf(bytes: Uint8Array): Promise<Ahead> {
  if (bytes.length > maxBankFileBytes) return {}
  if (!isZip(bytes)) return { tree: await readCamtAhead(bytes) }
  if (isWorkbook(bytes)) return { rows: await tryRows(bytes) }
  const [only, ...others] = unzipStatements(bytes)
  if (!only || others.length > 0) return {}
  if (!isZip(only)) return { tree: await readCamtAhead(only) }
  return isWorkbook(only) ? { rows: await tryRows(only) } : {}
}

async function tryRows(bytes: Uint8Array): Promise<string[][]> {
  try {
    return await inSteps(rowsOfWorkbook(bytes))
  } catch (error) {
    if (error instanceof AppError) throw error
    throw invalidField('file', 'fileUnreadable')
  }
}
