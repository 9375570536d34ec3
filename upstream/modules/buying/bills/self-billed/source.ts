import { AppError, conflictOf, invariant } from '#contract/core/errors.ts'
import { Language } from '#contract/core/fields.ts'
import { convert } from '#contract/core/money.ts'
import { type Snapshot, takeSnapshot } from '../../../../documents/snapshot.ts'
import type { Reader } from '../../../../firm/store.ts'
import { taxRules } from '../../../books/taxes/index.ts'
import { getStoredParty } from '../../../firm/parties/index.ts'
import { groupKey } from '../../../selling/invoicing/index.ts'
import { getStoredBill, linesOfBill, type StoredBill, type StoredBillLine } from '../reader.ts'
import { findCorrected } from './corrected.ts'
import { type SellerTax, sellerTax } from './seller-tax.ts'

/** Firm and supplier as the invoice shows them, the firm being the buyer, and what was agreed. */
export type Sides = Pick<Snapshot, 'seller' | 'buyer'> & {
  language: Language
  agreedOn: string
  isSmallBusiness: boolean
}

export type SelfBilledLine = { row: StoredBillLine; tax: SellerTax }
type Group = { category: string; rate: string; base: number; tax: number; baseTax: number }

/** What an invoice that the firm writes for a supplier is made from. */
export type SelfBilledSource = {
  bill: StoredBill
  firm: Snapshot['seller']
  supplier: Snapshot['buyer']
  language: Language
  agreedOn: string
  lines: SelfBilledLine[]
  /** Of one category and rate each. */
  groups: Group[]
  /** The invoice that a credit takes something back of. */
  corrected: { number: string; date: string } | null
}

/** @throws AppError not_found for a bill that the supplier wrote; conflict without a supplier */
export function readSelfBilled(reader: Reader, billId: string): SelfBilledSource {
  const bill = getStoredBill(reader, billId)
  if (!bill.isSelfBilled) throw new AppError('not_found', 'The firm did not issue this bill')
  const { seller, buyer, ...agreed } =
    bill.snapshot === null ? takeSides(reader, bill) : sidesOf(bill.snapshot)
  const rules = taxRules(reader)
  const lines = linesOfBill(reader, billId).map((row) => {
    const rule = rules.get(row.taxCode)
    invariant(rule, `No tax rate ${row.taxCode}`)
    const tax = sellerTax(rule, agreed.isSmallBusiness)
    if (!tax) throw conflictOf('taxOfNoSupplier')
    return { row, tax }
  })
  const { language, agreedOn } = agreed
  const groups = groupsOf(lines, bill, seller.baseCurrency)
  const corrected =
    bill.kind === 'credit' && bill.supplierId !== null
      ? (findCorrected(reader, bill.corrects, bill.supplierId) ?? null)
      : null
  return { bill, firm: seller, supplier: buyer, language, agreedOn, lines, groups, corrected }
}

/** Both sides as they are now. @throws AppError conflict without a supplier */
export function takeSides(reader: Reader, { supplierId }: StoredBill): Sides {
  if (supplierId === null) throw conflictOf('noSupplierYet')
  const { seller, buyer } = takeSnapshot(reader, supplierId, [])
  const { language, selfBillingSince, isSmallBusiness } = getStoredParty(reader, supplierId)
  return {
    seller,
    buyer,
    language: Language.catch('en').parse(language),
    agreedOn: selfBillingSince ?? '',
    isSmallBusiness,
  }
}

function sidesOf(snapshot: string): Sides {
  return JSON.parse(snapshot)
}

function groupsOf(
  lines: readonly SelfBilledLine[],
  { currency, exchangeRate }: StoredBill,
  baseCurrency: string,
): Group[] {
  const groups = new Map<string, Group>()
  for (const { row, tax } of lines) {
    const { category, rate } = tax
    const key = groupKey(tax)
    const group = groups.get(key) ?? { category, rate, base: 0, tax: 0, baseTax: 0 }
    groups.set(key, { ...group, base: group.base + row.net, tax: group.tax + row.taxAmount })
  }
  return [...groups.values()].map((group) => ({
    ...group,
    baseTax: convert(group.tax, currency, baseCurrency, exchangeRate),
  }))
}
