import type { TaxDuty } from '#contract/tax-duties.ts'
import { addMonths } from '../../../firm/calendar.ts'
import type { Reader } from '../../../firm/store.ts'
import { firmMadeOn, getFirmProfile } from '../../firms/index.ts'
import { postedDays } from '../../ledger/views.ts'
import { listFiled } from '../returns/filed-returns.ts'
import type { Span } from '../span.ts'
import { type DutyRule, returnKey, returnRule, rulesOf, spansEnding } from './rules.ts'
import { findDone, readDutySettings, readOwnDuties } from './store.ts'
import { withheldByMonth, withheldRule } from './withheld.ts'

/** Nothing of the country is due later than this after its period. */
const longestWait = 20

export type Due = Omit<TaxDuty, 'isLate'>

/** The rule of the firm's return. */
export function firmReturnRule(reader: Reader): DutyRule {
  return returnRule(getFirmProfile(reader).address.country, readDutySettings(reader))
}

/** Nothing was owed before the firm was made here, or its first entry where that is earlier. */
export function beginOf(reader: Reader): string {
  const [made, first] = [firmMadeOn(reader), postedDays(reader)?.from]
  return first !== undefined && first < made ? first : made
}

/** All that is due on some days, done or not, by day: returns, lists, payments, tax withheld and the firm's own. */
export function dutiesDue(reader: Reader, { from, to }: Span): Due[] {
  const { country } = getFirmProfile(reader).address
  const begin = beginOf(reader)
  const filed = listFiled(reader)
  const rules = rulesOf(country, readDutySettings(reader), readOwnDuties(reader))
  const doneOf = (rule: DutyRule, span: Span) => {
    if (rule.key !== returnKey) return findDone(reader, rule.key, span.to)
    const one = filed.find((kept) => kept.from <= span.to && kept.to >= span.from)
    return one && { doneAt: one.filedAt, doneByName: one.filedByName }
  }
  const [newest] = filed
  // What lies before a filed return is in none of ours any more: it was filed elsewhere.
  const isOurs = (rule: DutyRule, span: Span) =>
    rule.key !== returnKey || !newest || span.to > newest.to || doneOf(rule, span) !== undefined
  const ruled = rules.flatMap((rule) =>
    spansEnding(rule.months, { from: addMonths(from, -longestWait), to })
      .filter((span) => span.to >= begin && isOurs(rule, span))
      .map((span) => ({ rule, span, dueDate: rule.dueOn(span.to), amount: null }))
      .filter(({ dueDate }) => dueDate >= from && dueDate <= to),
  )
  const withheld = withheldByMonth(reader, { from, to }).map(({ dueDate, amount, ...span }) => ({
    ...{ rule: withheldRule, span, dueDate, amount },
  }))
  return [...ruled, ...withheld]
    .map(({ rule, span, dueDate, amount }) => {
      const done = doneOf(rule, span)
      const { doneAt = null, doneByName = '' } = done ?? {}
      return { key: rule.key, name: rule.name, ...span, dueDate, amount, doneAt, doneByName }
    })
    .sort((one, other) => (one.dueDate < other.dueDate ? -1 : one.dueDate > other.dueDate ? 1 : 0))
}
