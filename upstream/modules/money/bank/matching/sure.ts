import type { BankLine } from '#contract/money/bank.ts'
import type { MatchReason, MatchSuggestion } from '#contract/money/bank-matching.ts'
import { daysBetween } from '../../../../firm/calendar.ts'

const weights: Record<MatchReason, number> = {
  reference: 1_000,
  amount: 300,
  name: 100,
  account: 280,
  rule: 250,
}

/** What is booked already for exactly this amount, day and party is the line, and comes first. */
const isThere = 2_000

/** Reference before amount before name; of equals, what is in the books already and the nearest day. */
export function rank(line: BankLine, suggestion: MatchSuggestion): number {
  const { kind, reasons, date } = suggestion
  const reasoned = reasons.reduce((sum, reason) => sum + weights[reason], 0)
  const known = kind === 'books' ? 50 + (isBookedThen(line, suggestion) ? isThere : 0) : 0
  return reasoned + known - (date ? Math.min(Math.abs(daysBetween(date, line.date)), 40) : 0)
}

function isBookedThen(line: BankLine, { kind, reasons, date }: MatchSuggestion): boolean {
  const isSame = reasons.includes('amount') && reasons.includes('name')
  return kind === 'books' && date === line.date && isSame
}

/** Sure is the right amount with one reason more, as long as no other has as much to say for it. */
export function markSure(line: BankLine, ranked: readonly MatchSuggestion[]): MatchSuggestion[] {
  const isStrong = ({ reasons }: MatchSuggestion) =>
    reasons.includes('amount') && reasons.length > 1
  // What is booked on the very day goes before what is open: a second booking would pay twice.
  const isRival = (one: MatchSuggestion, first: MatchSuggestion) =>
    one !== first &&
    isStrong(one) &&
    (one.kind === 'books' || !isBookedThen(line, first)) &&
    one.reasons.length >= first.reasons.length
  return ranked.map((one, at) => ({
    ...one,
    isSure: at === 0 && isStrong(one) && !ranked.some((other) => isRival(other, one)),
  }))
}
