import { isEuMember } from '#contract/countries.ts'
import { Address } from '#contract/firms.ts'
import type { Minor } from '#contract/money.ts'
import { linesOfTax, type PrintedLine } from '../../ledger/views.ts'
import { cardsOfParties } from '../../parties/views.ts'
import { taxRules } from '../../taxes/index.ts'
import type { Frame } from '../frame.ts'
import { amountOf, type TaxFigure, taxFigures } from '../tax-turnover.ts'
import { documentsOfLines } from './document-of-line.ts'

/** More do not fit into memory with their text. */
const maxLines = 100_000

export const supplyKinds = ['goods', 'services', 'triangular'] as const
type SupplyKind = (typeof supplyKinds)[number]

/** What Spain's statement lists of purchases, too: goods and services from other countries of the Union. */
export const purchaseKinds = ['acquisitions', 'servicesReceived'] as const
export type EuKind = SupplyKind | (typeof purchaseKinds)[number]

/** Countries whose statement lists purchases (art. 79 of Spain's RIVA). */
const withPurchases: readonly string[] = ['ES']

/**
 * Boxes of supplies by the firm in the middle of a triangular transaction, which are listed apart
 * (art. 265 (1) c of the directive): § 25b UStG, line 38 of the German form.
 */
const triangularBoxes: Readonly<Record<string, string>> = { DE: '42' }

/** A posted line of a supply into another country of the Union that the customer owes tax on. */
export type EuSupplyLine = PrintedLine & {
  taxCode: string
  kind: EuKind
  amount: Minor
  /** Empty where the entry is no document's. */
  partyId: string
  customer: { name: string; vatId: string; country: string } | undefined
}

/**
 * What a recapitulative statement lists (art. 262 of Directive 2006/112/EC): exempt supplies of goods, and
 * services under the reverse charge of customers in other countries of the Union, as they were posted:
 * deposits with the money, what final invoices deduct of them, credit notes, discounts and losses of
 * the price among them. It is listed when it was supplied, also where tax on other sales is due as it
 * is paid.
 */
export function euLines(frame: Frame): EuSupplyLine[] {
  const { reader, span, country } = frame
  const pairs = euFigures(frame)
  if (pairs.length === 0) return []
  const kinds = euCodes(frame)
  const sides = new Map(pairs.map(({ taxCode, account, side }) => [`${taxCode} ${account}`, side]))
  const lines = linesOfTax(reader, { pairs, scope: span, limit: maxLines, offset: 0 })
  const documentOf = documentsOfLines(reader, lines)
  const documents = lines.map(documentOf)
  const cards = new Map(
    cardsOfParties(reader, [...new Set(documents.map(({ partyId }) => partyId))]).map(
      ({ id, name, vatId, address }) => [
        id,
        { name, vatId, country: countryOf(vatId, Address.parse(JSON.parse(address)).country) },
      ],
    ),
  )
  return lines.flatMap((line, at): EuSupplyLine[] => {
    const kind = kinds.get(line.taxCode) ?? 'goods'
    const document = documents[at] ?? documentOf(line)
    const customer = cards.get(document.partyId)
    // Reverse charge at home and in third countries is in no such statement.
    const isAbroad = customer && customer.country !== country && isEuMember(customer.country)
    const isService = kind === 'services' || kind === 'servicesReceived'
    if (!isAbroad && (isService || customer?.country === country)) return []
    const side = sides.get(`${line.taxCode} ${line.account}`)
    return [{ ...line, ...document, kind, customer, amount: amountOf(side, line) }]
  })
}

/** What the books have of such supplies in the frame's days, by tax code and account. */
export function euFigures(frame: Frame): TaxFigure[] {
  if (!isEuMember(frame.country)) return []
  const kinds = euCodes(frame)
  return taxFigures(frame, { from: frame.span.from, to: frame.span.to }).filter(
    ({ taxCode, side }) => {
      const kind = kinds.get(taxCode)
      if (!kind) return false
      return side === (isPurchase(kind) ? 'purchaseBase' : 'saleBase')
    },
  )
}

/** The tax codes of such supplies, and what kind each is of. */
function euCodes({ reader, country }: Frame): Map<string, EuKind> {
  const kinds = new Map<string, EuKind>()
  for (const { code, category, direction, boxes } of taxRules(reader).values()) {
    if (category !== 'K' && category !== 'AE') continue
    const box = triangularBoxes[country]
    if (direction === 'purchase') {
      if (!withPurchases.includes(country)) continue
      kinds.set(code, category === 'K' ? 'acquisitions' : 'servicesReceived')
    } else if (box !== undefined && boxes.saleBase.split(' ').includes(box)) {
      kinds.set(code, 'triangular')
    } else {
      kinds.set(code, category === 'K' ? 'goods' : 'services')
    }
  }
  return kinds
}

/** Whether the firm bought it. */
export function isPurchase(kind: EuKind): boolean {
  return kind === 'acquisitions' || kind === 'servicesReceived'
}

/** The country that gave the number, else where the customer is. */
function countryOf(vatId: string, country: string): string {
  const prefix = /^[A-Z]{2}/.exec(vatId)?.[0]
  return prefix === 'EL' ? 'GR' : (prefix ?? country)
}
