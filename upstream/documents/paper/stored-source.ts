import { Language } from '#contract/core/fields.ts'
import type { Reader } from '../../firm/store.ts'
import { getFirmProfile } from '../../modules/firm/firms/index.ts'
import { snapshotOf } from '../snapshot.ts'
import { parseDiscount, parseLayout, type StoredLine } from '../stored-document.ts'
import type { PaperLine, PaperSource } from './paper-source.ts'

type StoredDocument = Omit<
  PaperSource,
  'language' | 'taxGroups' | 'seller' | 'hasLogo' | 'buyer' | 'lines' | 'taxNotes' | 'look'
> & { language: string; taxGroups: string; snapshot: string | null; partyId: string }

/** What the paper of a stored document is made from; a kind adds what only its own shows. */
export function storedPaperSource(
  reader: Reader,
  row: StoredDocument,
  lines: readonly StoredLine[],
): PaperSource {
  const { seller, buyer, taxes, look } = snapshotOf(reader, row, lines)
  const notes = Object.entries(taxes).flatMap(([code, { note }]) =>
    note === null ? [] : [[code, note] as const],
  )
  return {
    ...row,
    language: Language.catch(seller.language).parse(row.language),
    taxGroups: JSON.parse(row.taxGroups),
    seller,
    buyer,
    look,
    hasLogo: getFirmProfile(reader).logoType !== null,
    lines: lines.map(paperLine),
    taxNotes: new Map(notes),
  }
}

function paperLine({ taxCategory, taxRate, discount, layout, ...line }: StoredLine): PaperLine {
  return {
    ...line,
    ...parseLayout(layout),
    discount: parseDiscount(discount),
    tax: { category: taxCategory, rate: taxRate },
  }
}
