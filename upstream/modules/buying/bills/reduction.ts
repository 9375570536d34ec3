import { divideRound } from '#contract/core/decimal.ts'
import { allocate, type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'
import type { PostingLine } from '../../books/ledger/index.ts'
import type { NetReduction, Reduction } from '../../books/settlement/index.ts'
import { settlementsOf } from '../../books/settlement/views.ts'
import { purchaseTax, reductionAccount, type TaxRule } from '../../books/taxes/index.ts'
import { type BillGroup, billGroups, opposite } from './posting.ts'
import { getStoredBill, linesOfBill, type StoredBill } from './reader.ts'

/** What of a rate is left of a bill, in the base currency. */
type RateLeft = { rule: TaxRule; base: Minor; tax: Minor; centres: readonly OnCentre[] }

/** What of a rate the bill put on a cost centre, or on none. */
type OnCentre = { costCentreId: string; base: Minor }

/**
 * The tax that falls away when a supplier grants a discount: each rate's by its share in what credits
 * have left of it, on the accounts it was posted to (Directive 2006/112/EC, Art. 90 and 184 f.).
 */
export function taxReduction(
  reader: Reader,
  documentId: string,
  { amount }: Reduction,
): PostingLine[] {
  const bill = getStoredBill(reader, documentId)
  const { totalBase, rates } = ratesLeft(reader, bill)
  const whole = sum(rates.map(grossOf))
  if (whole === 0) return []
  return rates.flatMap(({ rule, tax }) => {
    const part = unitsOf(tax) * unitsOf(amount) * unitsOf(totalBase)
    const share = divideRound(part, unitsOf(bill.totalAmount) * unitsOf(whole))
    return purchaseTax(reader, rule, minorFrom(share)).lines.map(opposite)
  })
}

/**
 * A discount that a supplier granted in the base currency, by the rates it was bought at, as far as
 * credits have left them, and by what they have left on the cost centres of the bill. Tax that was not
 * recovered is part of what falls away, but not of its base.
 */
export function netReductionLines(
  reader: Reader,
  documentId: string,
  { netBase, role }: NetReduction,
): PostingLine[] {
  const { rates } = ratesLeft(reader, getStoredBill(reader, documentId))
  const weights = rates.map(({ rule, base, tax }) => base + purchaseTax(reader, rule, tax).cost)
  const shares = allocate(netBase, weights)
  return rates.flatMap(({ rule: { code }, base, centres }, at) => {
    const [share = 0, weight = 0] = [shares[at], weights[at]]
    const taxBase =
      weight === 0 ? share : minorFrom(divideRound(unitsOf(share) * unitsOf(base), unitsOf(weight)))
    const account = reductionAccount(reader, code, role)
    const onCentres = centres.map((one) => one.base)
    const [parts, bases] = [allocate(share, onCentres), allocate(taxBase, onCentres)]
    return centres.map(({ costCentreId }, place) => {
      const own = { debit: parts[place] ?? 0, taxBase: bases[place] ?? 0 }
      return { account, credit: 0, taxCode: code, ...own, ...(costCentreId && { costCentreId }) }
    })
  })
}

/**
 * A bill by its rates, less what the supplier's credits that were set off took of each: all of a
 * credit, or the share that went to this bill. What a credit has of another rate, or more of one than
 * the bill has, leaves the rates as they are.
 */
function ratesLeft(
  reader: Reader,
  bill: StoredBill,
): { totalBase: Minor; rates: readonly RateLeft[] } {
  const { groups, totalBase } = billGroups(reader, bill, linesOfBill(reader, bill.id))
  const whole = groups.map(rateOf)
  const credited = settlementsOf(reader, bill.id).flatMap(({ amount, by }) =>
    by.kind === 'billCredit' ? creditedRates(reader, bill, by.id, amount) : [],
  )
  if (credited.length === 0) return { totalBase, rates: whole }
  const rates = whole.map((rate) => {
    const own = credited.filter(({ rule }) => rule.code === rate.rule.code)
    return {
      ...rate,
      base: lessened(rate.base, sum(own.map(({ base }) => base))),
      tax: lessened(rate.tax, sum(own.map(({ tax }) => tax))),
      centres: centresLeft(
        rate.centres,
        own.flatMap(({ centres }) => centres),
      ),
    }
  })
  return { totalBase, rates: sum(rates.map(grossOf)) > 0 ? rates : whole }
}

/** What a credit took off a bill of each rate, at the bill's rate of exchange. */
function creditedRates(
  reader: Reader,
  { exchangeRate }: StoredBill,
  creditId: string,
  amount: Minor,
): RateLeft[] {
  const credit = { ...getStoredBill(reader, creditId), exchangeRate }
  const { groups } = billGroups(reader, credit, linesOfBill(reader, creditId))
  const share = (part: Minor) =>
    minorFrom(divideRound(unitsOf(part) * unitsOf(amount), unitsOf(credit.totalAmount)))
  return groups.map(rateOf).map(({ rule, base, tax, centres }) => ({
    rule,
    base: share(base),
    tax: share(tax),
    centres: centres.map((one) => ({ ...one, base: share(one.base) })),
  }))
}

/** What credits have left on each centre; all as they were where they left none of what they name. */
function centresLeft(
  whole: readonly OnCentre[],
  credited: readonly OnCentre[],
): readonly OnCentre[] {
  const left = whole.map(({ costCentreId, base }) => {
    const own = credited.filter((one) => one.costCentreId === costCentreId)
    return { costCentreId, base: lessened(base, sum(own.map((one) => one.base))) }
  })
  return sum(left.map(({ base }) => base)) > 0 ? left.filter(({ base }) => base !== 0) : whole
}

function rateOf({ rule, lines, bases, tax }: BillGroup): RateLeft {
  const own = lines.map(({ costCentreId }, at) => ({ costCentreId, base: bases[at] ?? 0 }))
  const centres = [...Map.groupBy(own, ({ costCentreId }) => costCentreId)].map(
    ([costCentreId, parts]) => ({ costCentreId, base: sum(parts.map(({ base }) => base)) }),
  )
  return { rule, base: sum(bases), tax, centres }
}

/** What the supplier charges of it: under reverse charge no tax. */
function grossOf({ rule, base, tax }: RateLeft): Minor {
  return rule.isReverseCharge ? base : base + tax
}

function lessened(whole: Minor, taken: Minor): Minor {
  return whole > 0 ? Math.max(0, whole - taken) : whole
}

function sum(amounts: readonly Minor[]): Minor {
  return amounts.reduce((one, other) => one + other, 0)
}
