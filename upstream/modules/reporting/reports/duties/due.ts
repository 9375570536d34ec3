import type { TaxDuty } from '#contract/reporting/tax-duties.ts'
import { addMonths } from '../../../../firm/calendar.ts'
import type { Reader } from '../../../../firm/store.ts'
import { postedDays } from '../../../books/ledger/views.ts'
import { listNetMethods, netMethodOn } from '../../../books/taxes/index.ts'
import { firmMadeOn, getFirmProfile } from '../../../firm/firms/index.ts'
import { ossSpan } from '../oss/registration.ts'
import { listFiled, type StoredReturn } from '../returns/filed-returns.ts'
import type { Span } from '../span.ts'
import { type DutyRule, ossKey, returnKey, returnRule, rulesOf, spansEnding } from './rules.ts'
import { findDone, readDutySettings, readOwnDuties } from './store.ts'
import { withheldByMonth, withheldRule } from './withheld.ts'

/** Nothing of the country is due later than this after its period. */
const longestWait = 20

export type Due = Omit<TaxDuty, 'isLate'>

/** The rule of the firm's return. */
export function firmReturnRule(reader: Reader): DutyRule {
  return returnRule(getFirmProfile(reader).address.country, readDutySettings(reader))
}

/**
 * The periods of the firm's returns that end on some days, the first first: in the rhythm that its
 * country and its settings say, and in years of net tax rates by half-year or year.
 */
export function returnSpans(reader: Reader, days: Span): Span[] {
  const usual = spansEnding(firmReturnRule(reader).months, days)
  if (listNetMethods(reader).length === 0) return usual
  const rhythmOf = ({ to }: Span) => netMethodOn(reader, to)?.rhythm
  return [
    ...usual.filter((span) => rhythmOf(span) === undefined),
    ...spansEnding(6, days).filter((span) => rhythmOf(span) === 'half'),
    ...spansEnding(12, days).filter((span) => rhythmOf(span) === 'year'),
  ].sort((one, other) => (one.to < other.to ? -1 : 1))
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
  const oss = ossSpan(reader)
  const settings = readDutySettings(reader)
  const wanted = { ...settings, oss: settings.oss || oss !== undefined }
  const rules = rulesOf(country, wanted, readOwnDuties(reader))
  const ossFiled = listFiled(reader, 'oss')
  const ofKey: Record<string, StoredReturn[]> = { [returnKey]: filed, [ossKey]: ossFiled }
  const doneOf = (rule: DutyRule, span: Span) => {
    const one = ofKey[rule.key]?.find((kept) => kept.from <= span.to && kept.to >= span.from)
    if (one) return { doneAt: one.filedAt, doneByName: one.filedByName }
    return rule.key === returnKey ? undefined : findDone(reader, rule.key, span.to)
  }
  const [newest] = filed
  const isOurs = (rule: DutyRule, span: Span) => {
    if (rule.key === ossKey && oss) {
      return span.to >= oss.from && (oss.until === null || span.from <= oss.until)
    }
    // What lies before a filed return is in none of ours any more: it was filed elsewhere.
    if (rule.key !== returnKey || !newest || span.to > newest.to) return true
    return doneOf(rule, span) !== undefined
  }
  const ruled = rules.flatMap((rule) =>
    spansOf(reader, rule, { from: addMonths(from, -longestWait), to })
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

function spansOf(reader: Reader, rule: DutyRule, days: Span): Span[] {
  return rule.key === returnKey ? returnSpans(reader, days) : spansEnding(rule.months, days)
}
