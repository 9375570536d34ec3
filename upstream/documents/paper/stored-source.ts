import { Language } from '#contract/core/fields.ts'
import type { Reader } from '../../firm/store.ts'
import { getFirmProfile } from '../../modules/firm/firms/index.ts'
import { type Snapshot, snapshotOf } from '../snapshot.ts'
import { parseDiscount, parseLayout, type StoredLine } from '../stored-document.ts'
import { secondLanguage } from './own-words.ts'
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
  const { seller, buyer, taxes, look, names = {} } = snapshotOf(reader, row, lines)
  const notes = Object.entries(taxes).flatMap(([code, { note }]) =>
    note === null ? [] : [[code, note] as const],
  )
  const language = Language.catch(seller.language).parse(row.language)
  const second = secondLanguage({ language, seller, look })
  return {
    ...row,
    language,
    taxGroups: JSON.parse(row.taxGroups),
    seller,
    buyer,
    look,
    hasLogo: getFirmProfile(reader).logoType !== null,
    lines: lines.map((line) => paperLine(line, second && alsoSaid(line, names, second))),
    taxNotes: new Map(notes),
  }
}

/**
 * What a line says in the second language: the item's name in it, where the line begins with one of the
 * item's names. What somebody wrote in their own words nobody has translated.
 */
function alsoSaid(
  { itemId, description }: StoredLine,
  names: NonNullable<Snapshot['names']>,
  second: Language,
): string | undefined {
  const said = itemId === null ? undefined : names[itemId]
  const other = said?.[second]
  const [first = ''] = description.split('\n')
  if (!said || other === undefined || other === first) return undefined
  return Object.values(said).includes(first) ? other : undefined
}

function paperLine(
  { taxCategory, taxRate, discount, layout, ...line }: StoredLine,
  also: string | undefined,
): PaperLine {
  return {
    ...line,
    ...(also !== undefined && { also }),
    ...parseLayout(layout),
    discount: parseDiscount(discount),
    tax: { category: taxCategory, rate: taxRate },
  }
}
