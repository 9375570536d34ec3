import { and, eq } from 'drizzle-orm'
import { type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import type { ChosenWord } from '#contract/core/import-words.ts'
import type { ImportReading } from '#contract/core/imports.ts'
import type { FirmContext, Reader, Store, Writer } from '../../firm/store.ts'
import { importWordsTable } from '../tables.ts'
import { getStoredImport } from './batches.ts'
import type { Importer } from './importer.ts'
import { isKnownWord, listsOf } from './word-lists.ts'

type Batch = ReturnType<typeof getStoredImport>

/**
 * Keeps what is said of words of an import, and gives the reading with all that was said of them: of
 * files of the same format before, too, in place of what `words` would make of them.
 * @throws AppError not_found; invalid at `chosen.<place>.value` for what the firm does not have
 */
export function withKeptWords<Request extends ImportReading & { importId: string }>(
  store: Store,
  context: FirmContext,
  importer: Importer,
  request: Request,
): Request {
  const kept = store.transact({ ...context, idempotency: null }, (writer) => {
    const batch = getStoredImport(writer, request.importId)
    if (batch.state === 'open') {
      requireKnown(writer, context, importer, request.chosen)
      keepWords(writer, batch, request.chosen)
    }
    return keptWords(writer, batch)
  })
  return { ...request, words: [...request.words, ...kept] }
}

/** What was said of words for files of the same register and format. */
export function keptWords({ db }: Reader, batch: Batch): ChosenWord[] {
  const { field, word, value } = importWordsTable
  return db.select({ field, word, value }).from(importWordsTable).where(isOfFormat(batch)).all()
}

/** A word as it is compared: "VAT standard" and "vat Standard" are one. */
export function plainWord(word: string): string {
  return word.trim().toLowerCase()
}

function requireKnown(
  reader: Reader,
  context: FirmContext,
  importer: Importer,
  chosen: readonly ChosenWord[],
): void {
  const lists = listsOf(reader, context, importer, [...new Set(chosen.map(({ field }) => field))])
  const problems: FieldProblems = {}
  chosen.forEach(({ field, value }, at) => {
    const list = lists.get(field)
    const isRight = value === '' || (list !== undefined && isKnownWord(list, value))
    if (!isRight) problems[`chosen.${at}.value`] = { key: 'notInList' }
  })
  refuseProblems(problems, 'A mapping of values is not valid')
}

function keepWords({ db }: Writer, batch: Batch, chosen: readonly ChosenWord[]): void {
  for (const { field, word: written, value } of chosen) {
    const word = plainWord(written)
    if (value === '') {
      const isMeant = and(eq(importWordsTable.field, field), eq(importWordsTable.word, word))
      db.delete(importWordsTable)
        .where(and(isOfFormat(batch), isMeant))
        .run()
      continue
    }
    db.insert(importWordsTable)
      .values({ register: batch.register, format: formatOf(batch), field, word, value })
      .onConflictDoUpdate({
        target: [
          importWordsTable.register,
          importWordsTable.format,
          importWordsTable.field,
          importWordsTable.word,
        ],
        set: { value },
      })
      .run()
  }
}

function isOfFormat(batch: Batch) {
  const { register, format } = importWordsTable
  return and(eq(register, batch.register), eq(format, formatOf(batch)))
}

/** Files of one program are alike; others are where their heads are. */
function formatOf({ program, heads }: Batch): string {
  return program ?? heads
}
