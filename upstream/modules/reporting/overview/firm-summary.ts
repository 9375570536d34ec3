import { moneySubtypes } from '#contract/books/accounts.ts'
import { currencyDigits } from '#contract/core/currencies.ts'
import { divideRound, parseDecimal } from '#contract/core/decimal.ts'
import { type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { FirmSummary } from '#contract/reporting/firm-summary.ts'
import { addDays } from '../../../firm/calendar.ts'
import { reachOf } from '../../../firm/reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { listAccounts } from '../../books/ledger/index.ts'
import { balanceUntil } from '../../books/ledger/views.ts'
import { findRate } from '../../books/rates/index.ts'
import { openBase } from '../../books/settlement/views.ts'
import { listAllWaiting } from '../../firm/approvals/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { shortStanding } from '../../selling/invoicing/views.ts'
import { nextReturn } from '../reports/views.ts'

type Sums = Pick<FirmSummary, 'cash' | 'receivable' | 'payable'>

/**
 * How a firm stands, as far as the caller may see it.
 * @param currency what the sums are to be shown in as well
 */
export function firmSummary(
  reader: Reader,
  context: FirmContext,
  currency: string | undefined,
): FirmSummary {
  const { actor } = context
  const { baseCurrency } = getFirmProfile(reader)
  const today = firmDate(reader, context)
  const sums: Sums = {
    cash: isAllowed(actor, 'report:view') ? cashOf(reader) : null,
    receivable: isAllowed(actor, 'invoice:view') ? receivableOf(reader, context) : null,
    payable: seesAllBills(actor) ? payableOf(reader, actor, today) : null,
  }
  return {
    ...sums,
    currency: baseCurrency,
    today,
    converted: currency ? inCurrency(reader, sums, { baseCurrency, currency, today }) : null,
    taxReturn: isAllowed(actor, 'report:view') ? nextReturn(reader, context) : null,
    approvals: isAllowed(actor, 'approval:view') ? listAllWaiting(reader, context).length : null,
  }
}

/** What is owed to suppliers is kept as one sum, which whoever reaches a part must not see. */
function seesAllBills(actor: FirmContext['actor']): boolean {
  return isAllowed(actor, 'bill:view') && reachOf(actor, 'party') === undefined
}

/** Money on its way between two own accounts counts, too. */
function cashOf(reader: Reader): Minor {
  return listAccounts(reader)
    .filter(({ subtype }) => moneySubtypes.includes(subtype))
    .reduce((sum, { code }) => sum + balanceUntil(reader, code), 0)
}

function receivableOf(reader: Reader, context: FirmContext): FirmSummary['receivable'] {
  const { receivable, overdue } = shortStanding(reader, context)
  return { amount: receivable, overdue }
}

/** With what the old books left for whoever may see open items, else of bills alone. */
function payableOf(
  reader: Reader,
  actor: FirmContext['actor'],
  today: string,
): FirmSummary['payable'] {
  const documentKind = isAllowed(actor, 'payment:view') ? undefined : 'bill'
  const owed = { direction: 'payable', side: 'credit', documentKind } as const
  return {
    amount: openBase(reader, owed),
    overdue: openBase(reader, { ...owed, to: addDays(today, -1) }),
  }
}

type Conversion = { baseCurrency: string; currency: string; today: string }

function inCurrency(
  reader: Reader,
  { cash, receivable, payable }: Sums,
  { baseCurrency, currency, today }: Conversion,
): Sums | null {
  const amounts = [cash, receivable?.amount, payable?.amount]
  // The same currency needs no rate, and nothing is nothing in any.
  const isPlain = currency === baseCurrency || amounts.every((amount) => !amount)
  const rate = isPlain ? '1' : findRate(reader, baseCurrency, currency, today)?.rate
  if (rate === undefined) return null
  const turn = (amount: Minor) => atRate(amount, baseCurrency, currency, rate)
  const both = (owed: { amount: Minor; overdue: Minor } | null) =>
    owed && { amount: turn(owed.amount), overdue: turn(owed.overdue) }
  return {
    cash: cash === null ? null : turn(cash),
    receivable: both(receivable),
    payable: both(payable),
  }
}

/** Halves away from zero; `rate` is what one unit of the other currency is worth in the firm's. */
function atRate(amount: Minor, from: string, to: string, rate: string): Minor {
  const worth = parseDecimal(rate, { maxScale: 8 })
  if (!worth || worth.units <= 0n) throw new RangeError('rate_not_positive')
  const numerator = unitsOf(amount) * 10n ** BigInt(worth.scale + currencyDigits(to))
  return minorFrom(divideRound(numerator, worth.units * 10n ** BigInt(currencyDigits(from))))
}
