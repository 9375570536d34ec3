import { isEuMember } from '#contract/countries.ts'
import { Address } from '#contract/firms.ts'
import type { Minor } from '#contract/money.ts'
import { partiesToDocuments } from '../../invoicing/views.ts'
import { type LineOfTax, linesOfTax, type PrintedLine, turnoverByTax } from '../../ledger/views.ts'
import { cardsOfParties } from '../../parties/views.ts'
import { taxRules } from '../../taxes/index.ts'
import type { Frame } from '../frame.ts'
import { amountOf } from '../tax-turnover.ts'

/** More do not fit into memory with their text. */
const maxLines = 100_000

export type SupplyKind = 'goods' | 'services'

/** A posted line of a supply into another country of the Union that the customer owes tax on. */
export type EuSupplyLine = PrintedLine & {
  taxCode: string
  kind: SupplyKind
  amount: Minor
  /** The document's customer, else the party of the entry; empty where it names none. */
  partyId: string
  customer: { name: string; vatId: string; country: string } | undefined
}

/**
 * What a recapitulative statement lists (art. 262 of Directive 2006/112/EC): exempt supplies of goods, and
 * services under the reverse charge of customers in other countries of the Union, as they were posted.
 * It is listed when it was supplied, also where tax on other sales is due as they are paid.
 */
export function euSupplyLines({ reader, span, country }: Frame): EuSupplyLine[] {
  const rules = taxRules(reader)
  const kinds = new Map<string, SupplyKind>()
  for (const { code, category, direction } of rules.values()) {
    if (direction === 'purchase') continue
    if (category === 'K') kinds.set(code, 'goods')
    if (category === 'AE') kinds.set(code, 'services')
  }
  const pairs = turnoverByTax(reader, span).filter(({ taxCode }) => kinds.has(taxCode))
  if (pairs.length === 0 || !isEuMember(country)) return []
  const lines = linesOfTax(reader, { pairs, scope: span, limit: maxLines, offset: 0 })
  const documents = partiesToDocuments(
    reader,
    lines.map(({ sourceId }) => sourceId),
  )
  // Discounts, write-offs and the tax of a deposit's money have entries that are no document's.
  const partyOf = ({ sourceId, partyId }: Pick<LineOfTax, 'sourceId' | 'partyId'>) =>
    documents.get(sourceId)?.customerId ?? partyId ?? ''
  const cards = new Map(
    cardsOfParties(reader, [...new Set(lines.map(partyOf))]).map(({ id, name, vatId, address }) => [
      id,
      { name, vatId, country: countryOf(vatId, Address.parse(JSON.parse(address)).country) },
    ]),
  )
  return lines.flatMap((line): EuSupplyLine[] => {
    const kind = kinds.get(line.taxCode) ?? 'goods'
    const partyId = partyOf(line)
    const customer = cards.get(partyId)
    // Reverse charge at home and in third countries is in no such statement.
    const isAbroad = customer && customer.country !== country && isEuMember(customer.country)
    if (!isAbroad && (kind === 'services' || customer?.country === country)) return []
    return [{ ...line, kind, partyId, customer, amount: amountOf('saleBase', line) }]
  })
}

/** The country that gave the number, else where the customer is. */
function countryOf(vatId: string, country: string): string {
  const prefix = /^[A-Z]{2}/.exec(vatId)?.[0]
  return prefix === 'EL' ? 'GR' : (prefix ?? country)
}
