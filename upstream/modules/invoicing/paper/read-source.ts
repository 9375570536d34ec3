import { Language } from '#contract/fields.ts'
import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firms/index.ts'
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
function paidDate({ sql }: Reader, { id, paid }: DocumentRow): string | null {
  if (paid === 0) return null
  const [first, second] = sql
    .exec<{ date: string }>(
      `select distinct p.date from allocations a join payments p on p.id = a.source_id
       where a.invoice_id = ? and a.source_kind = 'payment' and not a.is_reversed
         and (select sum(amount) from allocations
              where invoice_id = a.invoice_id and source_kind = 'payment' and not is_reversed) = ?
       limit 2`,
      id,
      paid,
    )
    .toArray()
  return first && !second ? first.date : null
}
