import { isEuMember } from '#contract/core/countries.ts'
import { Address } from '#contract/firm/firms.ts'
import type { IntegrationKey, IntegrationType } from '#contract/reporting/cross-border.ts'
import type { ReverseCharged, ReverseChargedAsk } from '../../../../documents/reverse-charged.ts'
import { laterOf } from '../../../../firm/calendar.ts'
import type { Reader } from '../../../../firm/store.ts'
import { dateIn } from '../../../../firm/today.ts'
import { type TaxRule, taxRules } from '../../../books/taxes/index.ts'
import { reverseChargedBills } from '../../../buying/bills/views.ts'
import { reverseChargedExpenses } from '../../../buying/expenses/views.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { cardsOfParties } from '../../../firm/parties/views.ts'
import { keyOf, type LastAttempts } from './store.ts'

/** The rates that the country's pack has for purchases at home, and for goods of somebody from abroad there. */
const domesticCode = 'IT-RC'
const goodsInItalyCode = 'IT-RC-17'

export type Supplier = { id: string; name: string; vatId: string; address: Address }

/** What one document is written of: the lines of a purchase that go to one type. */
export type PurchasePart = IntegrationKey & {
  purchase: ReverseCharged
  supplier: Supplier | undefined
  lines: ReverseCharged['lines']
  /** When it was received or, outside the Union, supplied: as far as the books can tell. */
  date: string
  /** False only of what was told while the supplier's card said so. */
  isFromAbroad: boolean
}

type Asked = {
  from: string
  last: LastAttempts
  /** One purchase alone. */
  sourceId?: string | undefined
}

/**
 * Purchases of a day or later from suppliers abroad whose tax the firm owes, by type: acquisitions from the
 * Union are TD18, goods in Italy TD19, all else TD17. Reverse charge at home is in none. A purchase that
 * was voided is its own part and, taken back, another. What was told already stays, whatever its day and
 * the supplier's card.
 */
export function purchaseParts(reader: Reader, asked: Asked): PurchasePart[] {
  const rules = taxRules(reader)
  const types = new Map<string, IntegrationType>()
  for (const rule of rules.values()) {
    const type = typeOf(rule)
    if (type) types.set(rule.code, type)
  }
  const found = postedPurchases(reader, [...types.keys()], asked)
  const suppliers = suppliersOf(reader, found)
  const { timeZone } = getFirmProfile(reader)
  return found.flatMap((purchase) => {
    const supplier = suppliers.get(purchase.partyId ?? '')
    const parts = Map.groupBy(purchase.lines, ({ taxCode }) => types.get(taxCode) ?? 'TD17')
    return [...parts].flatMap(([part, all]) => {
      const { source, id: sourceId } = purchase
      const key = { source, sourceId, part, isReversal: false }
      const isTold = asked.last.has(keyOf(key))
      const abroad = all.filter(({ taxCode }) => isFromAbroad(taxCode, supplier))
      if (!isTold && (abroad.length === 0 || purchase.date < asked.from)) return []
      const lines = abroad.length > 0 ? abroad : all
      const date = dateOf(purchase, supplier, timeZone)
      const own = { ...key, purchase, supplier, lines, date, isFromAbroad: abroad.length > 0 }
      return purchase.isTakenBack
        ? [own, { ...own, lines: negated(lines), isReversal: true }]
        : [own]
    })
  })
}

function postedPurchases(
  reader: Reader,
  taxCodes: readonly string[],
  { from, sourceId, last }: Asked,
): ReverseCharged[] {
  const read = (asked: ReverseChargedAsk) => [
    ...reverseChargedBills(reader, asked),
    ...reverseChargedExpenses(reader, asked),
  ]
  if (sourceId !== undefined) return read({ taxCodes, ids: [sourceId] })
  const recent = read({ taxCodes, from })
  const older = new Set([...last.values()].map((one) => one.sourceId))
  for (const { id } of recent) older.delete(id)
  return older.size > 0 ? [...read({ taxCodes, ids: [...older] }), ...recent] : recent
}

/** The type that a rate speaks for; undefined for one that is for no purchase under reverse charge. */
function typeOf({ code, category, direction, isReverseCharge }: TaxRule) {
  if (direction !== 'purchase' || !isReverseCharge) return undefined
  if (category === 'K') return 'TD18'
  return code === goodsInItalyCode ? 'TD19' : 'TD17'
}

/** Of somebody who is not known, the rate tells. */
function isFromAbroad(taxCode: string, supplier: Supplier | undefined): boolean {
  return supplier ? supplier.address.country !== 'IT' : taxCode !== domesticCode
}

/**
 * An invoice from the Union is integrated, and counts when it was received; of other suppliers the firm
 * writes the invoice itself, on the day of the supply (art. 46 D.L. 331/1993, art. 17 c. 2 D.P.R. 633/1972).
 */
function dateOf(
  { date, supplyDate, enteredAt }: ReverseCharged,
  supplier: Supplier | undefined,
  timeZone: string,
): string {
  const isInUnion = supplier === undefined || isEuMember(supplier.address.country)
  return isInUnion ? laterOf(dateIn(timeZone, new Date(enteredAt)), date) : (supplyDate ?? date)
}

function suppliersOf(reader: Reader, found: readonly ReverseCharged[]): Map<string, Supplier> {
  const ids = [...new Set(found.flatMap(({ partyId }) => partyId ?? []))]
  return new Map(
    cardsOfParties(reader, ids).map(({ id, name, vatId, address }) => [
      id,
      { id, name, vatId, address: Address.parse(JSON.parse(address)) },
    ]),
  )
}

function negated(lines: ReverseCharged['lines']): ReverseCharged['lines'] {
  return lines.map((line) => ({ ...line, base: 0 - line.base, tax: 0 - line.tax }))
}
