import { invalidField } from '#contract/core/errors.ts'
import { maxBankFileBytes, maxBankLines } from '#contract/money/bank.ts'
import { openZip, UnreadableZip, type ZipEntry } from '../../../../core/zip/open-zip.ts'
import { readWorkbook } from '../../../../register/import/read-workbook.ts'

const maxFilesInZip = 1000
/** A workbook has a part for each sheet, picture and link. */
const maxPartsOfWorkbook = 10_000

/** Endings of files of statements, the better first: banks pack one statement in several formats. */
const kinds = [
  /\.(xml|c53|camt)$/i,
  /\.(sta|mt940|940|swi|ofx|qfx)$/i,
  /\.(csv|tsv|xlsx)$/i,
  /\.txt$/i,
]

/** Whether a ZIP is a workbook (ECMA-376). */
export function isWorkbook(bytes: Uint8Array): boolean {
  const wants = (name: string) => name === 'xl/workbook.xml'
  return entriesOf(bytes, maxPartsOfWorkbook, wants).length > 0
}

/**
 * The rows of a workbook's first sheet, some hundred at a time: see `inSteps`.
 * @throws AppError invalid at `file` for one that is damaged or has too many rows
 */
export function* rowsOfWorkbook(bytes: Uint8Array): Generator<undefined, string[][]> {
  const rows = yield* readWorkbook(bytes, maxBankLines)
  if (rows.length > maxBankLines + 1) {
    throw invalidField('file', 'tooManyRows', { maximum: maxBankLines })
  }
  return rows
}

/**
 * The statements in a ZIP, as banks pack those of several days: of all formats that it holds, in the best
 * one. @throws AppError invalid at `file` for a ZIP that is damaged or too large
 */
export function unzipStatements(bytes: Uint8Array): Uint8Array[] {
  const isFile = (name: string) => !name.startsWith('__MACOSX/') && !/(^|\/)\./.test(name)
  const wants = (name: string) => isFile(name) && kinds.some((kind) => kind.test(name))
  const all = entriesOf(bytes, maxFilesInZip, wants)
  const best = kinds.map((kind) => all.filter(({ name }) => kind.test(name)))
  const found = best.find((entries) => entries.length > 0) ?? []
  return found
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ read }) => unlessUnreadable(() => read()))
}

function entriesOf(
  bytes: Uint8Array,
  maxEntries: number,
  wants: (name: string) => boolean,
): ZipEntry[] {
  return unlessUnreadable(() => openZip(bytes, { maxBytes: maxBankFileBytes, maxEntries, wants }))
}

function unlessUnreadable<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof UnreadableZip)) throw error
    throw invalidField('file', error.reason === 'tooLarge' ? 'fileTooLarge' : 'notAStatement')
  }
}
