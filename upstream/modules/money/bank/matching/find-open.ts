import { isAllowed } from '#contract/core/roles.ts'
import type { BankLine } from '#contract/money/bank.ts'
import type { OpenDocument } from '#contract/money/bank-documents.ts'
import { looseName } from '../../../../core/plain-name.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { isHeldForPayment } from '../../../books/settlement/index.ts'
import { openDocumentsOn } from '../../../books/settlement/views.ts'
import { supplierNumbersOf } from '../../../buying/bills/views.ts'
import { namesOfParties } from '../../../firm/parties/views.ts'
import { earlyOffers } from '../../../selling/invoicing/views.ts'
import { seesDocument } from '../needed-for.ts'
import { discountOn, discountsOfBills } from './discounts.ts'
import { getStoredLine } from './reader.ts'
import { isPayable } from './suggest.ts'

const maxSearched = 5_000
const shown = 50

/**
 * Documents that a line may pay, in reach of the caller, the earliest due first: those of which number,
 * supplier's number, name of the party or amount hold what is searched. None without a search.
 * @throws AppError not_found
 */
export function findOpenDocuments(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  { bankLineId, q = '' }: { bankLineId: string; q?: string | undefined },
): { documents: OpenDocument[]; hasMore: boolean } {
  const line = getStoredLine(reader, bankLineId)
  const wanted = plain(q)
  if (wanted === '') return { documents: [], hasMore: false }
  const kept = documentsFor(reader, actor, line).filter(
    (one) =>
      isFound(one, wanted) && seesDocument(reader, actor, one) && !isHeldForPayment(reader, one.id),
  )
  return { documents: kept.slice(0, shown), hasMore: kept.length > shown }
}

/** What is open on the side of a line; names for who sees parties. */
function documentsFor(
  reader: Reader,
  actor: FirmContext['actor'],
  { date, amount, currency }: BankLine,
): OpenDocument[] {
  const side = amount > 0 ? 'debit' : 'credit'
  const items = openDocumentsOn(reader, { side, currency, limit: maxSearched }).filter(isPayable)
  const seen = isAllowed(actor, 'party:view') ? items : []
  const names = namesOfParties(
    reader,
    seen.map(({ partyId }) => partyId),
  )
  const numbers = supplierNumbersOf(
    reader,
    items.map(({ documentId }) => documentId),
  )
  const discounts = amount < 0 ? discountsOfBills(reader, currency) : earlyOffers(reader, currency)
  return items.map(({ documentKind, documentId, documentNumber, partyId, dueDate, balance }) => ({
    kind: documentKind,
    id: documentId,
    number: documentNumber,
    supplierNumber: numbers.get(documentId) ?? '',
    partyId,
    partyName: names.get(partyId) ?? '',
    dueDate,
    balance,
    discount: discountOn(date, discounts.get(documentId)),
  }))
}

function isFound({ number, supplierNumber, partyName, balance }: OpenDocument, q: string): boolean {
  if ([number, supplierNumber, partyName].some((text) => plain(text).includes(q))) return true
  // An amount as one writes it: 1.190,00 or 1190.
  const digits = q.replace(/[^\d]/g, '')
  return /^[\d.,' ]+$/.test(q) && (String(balance) === digits || String(balance) === `${digits}00`)
}

/** Without capitals, accents and two ways to write a letter. */
function plain(text: string): string {
  return looseName(text).trim()
}
