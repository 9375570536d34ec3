import type { RowProblem } from '#contract/core/import-rows.ts'
import type { ImportReading } from '#contract/core/imports.ts'
import { withRest } from '../../core/breathe.ts'
import type { FirmContext, Store, Writer } from '../../firm/store.ts'
import type { Importer } from './importer.ts'
import { columnsOf, type OnBad, Tally, type Trial, unitMaker, unitsOf } from './make-all.ts'
import type { Line } from './rows-together.ts'
import { tiedParts, writtenParts } from './tied-rows.ts'

/** A file of more rows is tried, brought in and taken back in parts, with others' calls in between. */
export const maxRowsInOneGo = 50
/** As many rows of it at a time, which takes about as long as a page does. */
export const rowsInPart = 4

type Parts = {
  importId: string
  reading: ImportReading
  onBad?: OnBad
  /** Called in each part's transaction. @throws what ends it all */
  begin(writer: Writer): void
  /** Called after each part with the rows tried so far. */
  tried?(rows: number): void
}

/**
 * As the trial in one transaction, part by part, each of which is taken back before the next: rows that
 * depend on each other are in one part.
 */
export async function tryInParts(
  store: Store,
  context: FirmContext,
  importer: Importer,
  { importId, reading, onBad, begin, tried }: Parts,
): Promise<Trial> {
  const make = unitMaker(store, context, importer, { importId, reading })
  const tally = new Tally(importer, onBad)
  const beyond: Record<string, number> = {}
  let rows = 0
  for (const part of partsOf(store, importer, { importId, reading })) {
    await withRest(() =>
      store.tryOut(context, (writer) => {
        begin(writer)
        const before = importer.noted?.(writer) ?? {}
        for (const unit of part) tally.add(writer, unit, make(unit))
        for (const [name, figure] of Object.entries(importer.noted?.(writer) ?? {})) {
          beyond[name] = (beyond[name] ?? 0) + figure - (before[name] ?? 0)
        }
      }),
    )
    rows += part.reduce((sum, unit) => sum + unit.length, 0)
    tried?.(rows)
  }
  return tally.trial(importer.notes?.(store.reader, beyond))
}

type FileRead = { importId: string; reading: ImportReading }

/** The records of a file in parts that know nothing of each other. @throws AppError invalid */
export function partsOf({ reader }: Store, importer: Importer, file: FileRead): Line[][][] {
  const units = unitsOf(reader, importer, file)
  return tiedParts(units, columnsOf(file.reading), importer, rowsInPart)
}

/** The records of a file in parts that are brought in one after the other. */
export function partsToWrite({ reader }: Store, importer: Importer, file: FileRead): Line[][][] {
  const units = unitsOf(reader, importer, file)
  return writtenParts(units, columnsOf(file.reading), importer, rowsInPart)
}

/** The rows that are wrong, and what is said of each. */
export function badRows(): { bad: Map<number, RowProblem[]>; onBad: OnBad } {
  const bad = new Map<number, RowProblem[]>()
  return { bad, onBad: (line, problems) => bad.set(line, problems) }
}
