import type { Day } from '../attendance/index.ts'
import { formatAmount, notNegative, parseAmount } from './amounts.ts'
import { balanceOn } from './balance.ts'
import type { EncashmentRule } from './leave-type.ts'
import type { LeaveAccount } from './replay.ts'

/**
 * What may be paid instead of taken on a day. `owedBack` is leave that was taken and never earned,
 * where the rule takes it back when somebody leaves (in Germany it does not: § 5 (3) BUrlG).
 */
export type Encashment = { amount: string; owedBack: string }

/**
 * What of a balance may be paid on a day, the last of employment with `isEnding`. Then all is paid
 * that is left, also what was earned and could not be taken yet; give the account with grants up to
 * that day. Before, no more than what is above the part of the legal minimum that is still to be
 * taken in the leave year. Days asked for or approved that lie ahead are kept back before the end;
 * after it nobody takes them, so whoever ends employment cancels them first.
 */
export function encashableOn(
  account: LeaveAccount,
  on: Day,
  rule: EncashmentRule,
  isEnding: boolean,
): Encashment {
  if (rule.kind === 'never') return { amount: '0', owedBack: '0' }
  const now = balanceOn(account, on)
  const balance = parseAmount(now.balance)
  if (isEnding) {
    const notUsable = account.grants
      .filter((grant) => grant.on <= on && grant.from > on)
      .reduce((sum, { amount }) => sum + parseAmount(amount), 0n)
    const all = balance + notUsable
    return {
      amount: formatAmount(notNegative(all)),
      owedBack: formatAmount(all < 0n && rule.reclaimsOverdrawn ? -all : 0n),
    }
  }
  if (rule.kind !== 'above-minimum') return { amount: '0', owedBack: '0' }
  const ahead = parseAmount(now.ahead.approved) + parseAmount(now.ahead.reserved)
  const kept = minimumToTake(account, on, rule.minimum)
  const free = balance - kept - notNegative(ahead - kept)
  return { amount: formatAmount(notNegative(free)), owedBack: '0' }
}

/** What of the year's minimum nobody has taken yet. */
function minimumToTake({ years, takings }: LeaveAccount, on: Day, minimum: string): bigint {
  const year = years.find((one) => one.year.from <= on && on <= one.year.to)?.year
  const taken = takings
    .filter(({ date }) => year !== undefined && date >= year.from && date <= on)
    .reduce((sum, { amount }) => sum + parseAmount(amount), 0n)
  return notNegative(parseAmount(minimum) - taken)
}
