import { asc } from 'drizzle-orm'
import type { KeptLook, PaperLook } from '#contract/firm/paper-looks.ts'
import type { Reader } from '../../../firm/store.ts'
import { paperLookTable, paperTextsTable } from './tables.ts'

const usual: PaperLook = { layout: 'classic', accent: '', rule: '', alsoIn: '' }

/** The look as it is stored, with the firm's own words; version 1 while nothing was chosen. */
export function storedLook({ db }: Reader): KeptLook & { version: number } {
  const row = db.select().from(paperLookTable).get()
  const { layout, accent, rule, alsoIn, version } = row ?? { ...usual, version: 1 }
  const order = [asc(paperTextsTable.kind), asc(paperTextsTable.language)]
  const texts = db
    .select()
    .from(paperTextsTable)
    .orderBy(...order)
    .all()
  return { layout, accent, rule, alsoIn, texts, version }
}

/** How documents look now, to be kept with one that is issued. */
export function paperLookOf(reader: Reader): KeptLook {
  const { version: _, ...look } = storedLook(reader)
  return look
}
