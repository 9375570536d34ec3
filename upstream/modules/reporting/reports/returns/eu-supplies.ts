import { isEuMember } from '#contract/core/countries.ts'
import type { Minor } from '#contract/core/money.ts'
import { Address } from '#contract/firm/firms.ts'
import type { Reader } from '../../../../firm/store.ts'
import { allLinesOfTax, type PrintedLine } from '../../../books/ledger/views.ts'
import { taxRules } from '../../../books/taxes/index.ts'
import { cardsOfParties } from '../../../firm/parties/views.ts'
import { buyersOfDocuments } from '../../../selling/invoicing/views.ts'
import type { Frame } from '../frame.ts'
import { amountOf, type TaxFigure, taxFigures } from '../tax-turnover.ts'
import { documentsOfLines, type LineDocument } from './document-of-line.ts'
import { listScopeOf } from './filed-returns.ts'

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

/**
 * Boxes of services to businesses in other countries of the Union, where the form has one for them
 * alone: line 50 of the German form, casilla 59 of modelo 303. Elsewhere the country's own rate tells.
 */
const serviceBoxes: Readonly<Record<string, string>> = { DE: '21', ES: '59' }

/** Whom such a supply is to, or from. */
type EuParty = { name: string; vatId: string; country: string }

/** A posted line of a supply into another country of the Union that the customer owes tax on. */
export type EuSupplyLine = PrintedLine & {
  taxCode: string
  kind: EuKind
  amount: Minor
  /** Empty where the entry is no document's. */
  partyId: string
  customer: EuParty | undefined
  /** Of days before, which stands here because the return of those had been filed. */
  isLate: boolean
}

/**
 * What a recapitulative statement lists (art. 262 of Directive 2006/112/EC): exempt supplies of goods, and
 * services under the reverse charge of customers in other countries of the Union, as they were posted:
 * deposits with the money, what final invoices deduct of them, credit notes, discounts and losses of
 * the price among them. It is listed when it was supplied, also where tax on other sales is due as it
 * is paid; what was entered after the return of its days was filed, beside the next return.
 */
export function euLines(frame: Frame): EuSupplyLine[] {
  const { reader, span, country } = frame
  const pairs = euFigures(frame)
  if (pairs.length === 0) return []
  const codes = euCodes(frame)
  const sides = new Map(pairs.map(({ taxCode, account, side }) => [`${taxCode} ${account}`, side]))
  const scope = listScopeOf(reader, span)
  const lines = allLinesOfTax(reader, { pairs, scope })
  const documentOf = documentsOfLines(reader, lines)
  const documents = lines.map(documentOf)
  const partyOf = partiesOfDocuments(reader, documents)
  return lines.flatMap((line, at): EuSupplyLine[] => {
    const { kind, isOfUnion } = codes.get(line.taxCode) ?? { kind: 'goods', isOfUnion: true }
    const document = documents[at] ?? documentOf(line)
    const customer = partyOf(document)
    // Reverse charge at home and in third countries is in no such statement.
    const isAbroad = customer && customer.country !== country && isEuMember(customer.country)
    const isService = kind === 'services' || kind === 'servicesReceived'
    const isUnknown = customer === undefined && isOfUnion
    if (!isAbroad && !isUnknown && (isService || customer?.country === country)) return []
    const side = sides.get(`${line.taxCode} ${line.account}`)
    const amount = amountOf(side, line)
    return [{ ...line, ...document, kind, customer, amount, isLate: line.date < span.from }]
  })
}

/**
 * Whom documents are to: as an issued one was printed, which a later change of the card must not touch;
 * of others, such as bills and entries, as the card is.
 */
function partiesOfDocuments(
  reader: Reader,
  documents: readonly LineDocument[],
): (document: LineDocument) => EuParty | undefined {
  const printed = buyersOfDocuments(
    reader,
    documents.map(({ sourceId }) => sourceId),
  )
  const cards = new Map(
    cardsOfParties(reader, [...new Set(documents.map(({ partyId }) => partyId))]).map(
      ({ id, name, vatId, address }) => [
        id,
        { name, vatId, country: Address.parse(JSON.parse(address)).country },
      ],
    ),
  )
  return ({ sourceId, partyId }) => {
    const party = printed.get(sourceId) ?? cards.get(partyId)
    return party && { ...party, country: countryOf(party.vatId, party.country) }
  }
}

/** What the return of these days has of such supplies, by tax code and account. */
export function euFigures(frame: Frame): TaxFigure[] {
  if (!isEuMember(frame.country)) return []
  const codes = euCodes(frame)
  return taxFigures(frame, listScopeOf(frame.reader, frame.span)).filter(({ taxCode, side }) => {
    const code = codes.get(taxCode)
    if (!code) return false
    return side === (isPurchase(code.kind) ? 'purchaseBase' : 'saleBase')
  })
}

/**
 * What the return has under rates that are for such supplies alone, and under those of the lines that
 * are listed: a line that no list has makes the difference.
 */
export function inReturn(frame: Frame, lines: readonly EuSupplyLine[]): Minor {
  const codes = euCodes(frame)
  const listed = new Set(lines.map(({ taxCode }) => taxCode))
  return euFigures(frame)
    .filter(({ taxCode }) => listed.has(taxCode) || codes.get(taxCode)?.isOfUnion)
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** What a tax code is for; `isOfUnion` unless reverse charge at home may have it, too. */
type EuCode = { kind: EuKind; isOfUnion: boolean }

/** The tax codes of such supplies, and what kind each is of. */
function euCodes({ reader, country }: Frame): Map<string, EuCode> {
  const codes = new Map<string, EuCode>()
  for (const { code, category, direction, boxes } of taxRules(reader).values()) {
    if (category !== 'K' && category !== 'AE') continue
    const isOfUnion = category === 'K'
    const hasBox = (box: string | undefined) =>
      box !== undefined && boxes.saleBase.split(' ').includes(box)
    if (direction === 'purchase') {
      if (!withPurchases.includes(country)) continue
      codes.set(code, { kind: isOfUnion ? 'acquisitions' : 'servicesReceived', isOfUnion })
    } else if (hasBox(triangularBoxes[country])) {
      codes.set(code, { kind: 'triangular', isOfUnion: true })
    } else if (isOfUnion) {
      codes.set(code, { kind: 'goods', isOfUnion })
    } else {
      const isOwn = code.endsWith('-AE-EU') || hasBox(serviceBoxes[country])
      codes.set(code, { kind: 'services', isOfUnion: isOwn })
    }
  }
  return codes
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
