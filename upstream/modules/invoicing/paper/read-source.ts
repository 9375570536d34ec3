import { Language } from '#contract/fields.ts'
import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firms/index.ts'
import { settlementsOf } from '../../settlement/views.ts'
import { type DocumentRow, getDocument, type LineRow, linesOf } from '../reader.ts'
import { snapshotOf } from '../snapshot.ts'
import type { PaperLine, PaperSource } from './paper-source.ts'

/** Reads what a document's paper is made from. @throws AppError not_found */
export function readPaperSource(reader: Reader, invoiceId: string): PaperSource {
  const row = getDocument(reader, invoiceId)
  const lines = linesOf(reader, invoiceId)
  const { seller, buyer, taxes } = snapshotOf(reader, row, lines)
  const notes = Object.entries(taxes).flatMap(([code, { note }]) =>
    note === null ? [] : [[code, note] as const],
  )
  return {
    ...row,
    language: Language.catch(seller.language).parse(row.language),
    taxGroups: JSON.parse(row.taxGroups),
    paidDate: paidDate(reader, row),
    creditsNumber: row.creditsId === null ? null : getDocument(reader, row.creditsId).number,
    seller,
    buyer,
    hasLogo: getFirmProfile(reader).logoType !== null,
    lines: lines.map(toPaperLine),
    taxNotes: new Map(notes),
  }
}

function toPaperLine({ taxCategory, taxRate, discount, ...line }: LineRow): PaperLine {
  return {
    ...line,
    discount: discount === null ? null : JSON.parse(discount),
    tax: { category: taxCategory, rate: taxRate },
  }
}

/** The day on which all that was paid came in, or null when it came in parts. */
function paidDate(reader: Reader, { id, paid }: DocumentRow): string | null {
  if (paid === 0) return null
  const paying = settlementsOf(reader, id).filter(({ kind }) => isMoney.has(kind))
  const dates = new Set(paying.map(({ date }) => date))
  const [date] = dates
  return dates.size === 1 && date !== undefined ? date : null
}

const isMoney = new Set(['payment', 'credit', 'netting'])
