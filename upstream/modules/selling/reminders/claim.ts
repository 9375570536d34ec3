import { Language } from '#contract/core/fields.ts'
import type { Minor } from '#contract/core/money.ts'
import { documentFileName } from '../../../documents/delivery/document-file-name.ts'
import { paperTexts } from '../../../documents/paper/texts/paper-texts.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { findOpeningInvoice } from '../../books/opening-items/views.ts'
import type { DueItem } from '../../books/settlement/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { documentInput, getDocument, publicPath } from '../invoicing/index.ts'

/** What is reminded of: an invoice, or one of the time before the books began, which has no paper here. */
export type Claim = {
  documentKind: DueItem['documentKind']
  number: string
  partyId: string
  dueDate: string
  currency: string
  total: Minor
  language: Language
  /** Its public page, and its paper, for those who have one. */
  link?: string
  files: { module: string; id: string; name: string }[]
}

/** @throws AppError not_found for an id that is of neither */
export function getClaim(
  reader: Reader,
  { firmId }: Pick<FirmContext, 'firmId'>,
  id: string,
): Claim {
  const opening = findOpeningInvoice(reader, id)
  if (opening) {
    const language = Language.parse(getStoredParty(reader, opening.partyId).language)
    return { ...opening, documentKind: 'openingInvoice', language, files: [] }
  }
  const row = getDocument(reader, id)
  const { language } = documentInput(row, [])
  const name = documentFileName(paperTexts[language][row.kind], row.number)
  return {
    documentKind: 'invoice',
    number: row.number ?? '',
    partyId: row.customerId,
    dueDate: row.dueDate,
    currency: row.currency,
    total: row.total,
    language,
    link: publicPath(firmId, row) ?? '/i/…',
    files: [{ module: 'invoicing', id, name }],
  }
}

/** What an id of a claim is the id of, as histories name it. */
export function entityOfClaim({ documentKind }: Pick<Claim, 'documentKind'>): string {
  return documentKind === 'invoice' ? 'invoice' : 'openingItem'
}

/** Kinds of some claims by their ids. */
export function kindOfClaim(reader: Reader, id: string): Claim['documentKind'] {
  return findOpeningInvoice(reader, id) ? 'openingInvoice' : 'invoice'
}
