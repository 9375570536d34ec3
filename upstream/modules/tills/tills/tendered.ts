import { cashStep } from '#contract/core/cash.ts'
import { divideRound } from '#contract/core/decimal.ts'
import { type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import { type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import type { TenderInput } from '#contract/tills/till-tickets.ts'
import type { Tender } from '#contract/tills/tills.ts'

export type Tendered = {
  tender: Tender
  amount: Minor
  change: Minor
  reference: string
  /** The gift card or balance that pays; empty for others. */
  walletId: string
}
/** What is handed over, where it waited with the gift card or balance that was found for it then. */
export type TypedTender = TenderInput & { walletId?: string }
/** What is handed over, with the gift card or balance that was found for it. */
export type KnownTender = TenderInput & { walletId: string }
export type Settled = { tenders: Tendered[]; rounding: Minor }

/** An amount as it is paid in cash: to the smallest coin, halves away from zero. */
export function inCash(amount: Minor, currency: string): Minor {
  const step = unitsOf(cashStep(currency))
  return minorFrom(divideRound(unitsOf(amount), step) * step)
}

/**
 * What a customer hands over for a total: cards and the like exactly, cash at least; more cash is
 * given back. What is left to cash is rounded to coins.
 * @returns each tender with its change, and what rounding added to the total
 * @throws AppError invalid at `tenders.<n>.amount` for too much or too little
 */
export function settleTenders(
  total: Minor,
  currency: string,
  tenders: readonly KnownTender[],
): Settled {
  if (total < 0) return payBackWith(total, currency, tenders[0]?.tender ?? 'cash')
  const fields: FieldProblems = {}
  let due = total
  for (const [at, { tender, amount }] of tenders.entries()) {
    if (tender === 'cash') continue
    if (amount > due) fields[`tenders.${at}.amount`] = { key: 'moreThanTicket' }
    due -= amount
  }
  const cash = tenders.findIndex(({ tender }) => tender === 'cash')
  const inCoins = inCash(due, currency)
  const given = tenders.reduce((sum, one) => sum + (one.tender === 'cash' ? one.amount : 0), 0)
  const isShort = cash < 0 ? due > 0 : given < inCoins
  if (isShort) fields[`tenders.${Math.max(cash, 0)}.amount`] = { key: 'notEnoughPaid' }
  refuseProblems(fields, 'The payment at the till has fields to correct')
  const change = cash < 0 ? 0 : given - inCoins
  return {
    rounding: cash < 0 ? 0 : inCoins - due,
    tenders: tenders.flatMap((one, at) => {
      const isEmpty = one.amount === 0 && tenders.length > 1
      return isEmpty ? [] : [{ ...one, change: at === cash ? change : 0 }]
    }),
  }
}

/** What is paid back, all of it in one way. */
export function payBackWith(total: Minor, currency: string, tender: Tender): Settled {
  const amount = tender === 'cash' ? inCash(total, currency) : total
  return {
    rounding: amount - total,
    tenders: [{ tender, amount, change: 0, reference: '', walletId: '' }],
  }
}
