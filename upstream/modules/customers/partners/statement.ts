import type { Minor } from '#contract/core/money.ts'
import type { CommissionRow } from './commission-rows.ts'
import { balanceOf } from './payouts.ts'

/** A payout as it was made. */
export type PaidOut = { partnerId: string; currency: string; amount: Minor; date: string }

/**
 * A partner's account of some days in one currency: `opening` + `earned` + `takenBack` - `paidOut` =
 * `closing`. What is held is part of it, and named.
 */
export type PartnerStatement = {
  currency: string
  opening: Minor
  earned: Minor
  /** Not above zero. */
  takenBack: Minor
  paidOut: Minor
  closing: Minor
  /** Of `closing`, what may not be paid out on the last day. */
  held: Minor
  rows: CommissionRow[]
  payouts: PaidOut[]
}

/** A partner's statements, one a currency in which anything ever was. Both days are in it. */
export function partnerStatements(
  partnerId: string,
  allRows: readonly CommissionRow[],
  allPayouts: readonly PaidOut[],
  { fromDate, toDate }: { fromDate: string; toDate: string },
): PartnerStatement[] {
  const own = allRows.filter((row) => row.partnerId === partnerId && row.date <= toDate)
  const paid = allPayouts.filter((one) => one.partnerId === partnerId && one.date <= toDate)
  const currencies = new Set([...own, ...paid].map(({ currency }) => currency))
  return [...currencies].sort().map((currency) => {
    const rows = own.filter((row) => row.currency === currency)
    const payouts = paid.filter((one) => one.currency === currency)
    const isBefore = ({ date }: { date: string }) => date < fromDate
    const within = rows.filter((row) => !isBefore(row))
    const paidWithin = payouts.filter((one) => !isBefore(one))
    const opening = balanceOf(rows.filter(isBefore)) - balanceOf(payouts.filter(isBefore))
    return {
      currency,
      opening,
      earned: balanceOf(within.filter(({ amount }) => amount > 0)),
      takenBack: balanceOf(within.filter(({ amount }) => amount < 0)),
      paidOut: balanceOf(paidWithin),
      closing: opening + balanceOf(within) - balanceOf(paidWithin),
      held: balanceOf(rows.filter(({ payableDate }) => payableDate > toDate)),
      rows: within,
      payouts: paidWithin,
    }
  })
}
