import { and, eq } from 'drizzle-orm'
import type { PaperLook, PaperText } from '#contract/firm/paper-looks.ts'
import type { Writer } from '../../../firm/store.ts'
import { paperLookTable, paperTextsTable } from './tables.ts'

export function saveLook({ db }: Writer, look: PaperLook, version: number): void {
  const row = { ...look, id: 1, version }
  db.insert(paperLookTable)
    .values(row)
    .onConflictDoUpdate({ target: paperLookTable.id, set: row })
    .run()
}

/** Keeps words of a kind in a language, or takes them away where there are none. */
export function saveText({ db }: Writer, text: PaperText): void {
  const { kind, language, opening, closing } = text
  if (opening === '' && closing === '') {
    const isIt = and(eq(paperTextsTable.kind, kind), eq(paperTextsTable.language, language))
    db.delete(paperTextsTable).where(isIt).run()
    return
  }
  const target = [paperTextsTable.kind, paperTextsTable.language]
  db.insert(paperTextsTable)
    .values(text)
    .onConflictDoUpdate({ target, set: { opening, closing } })
    .run()
}
