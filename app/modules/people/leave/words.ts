import type { Format } from '#app/shell/format.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import type { LeaveRequest } from '#contract/people/leave.ts'

type Named = Pick<LeaveRequest, 'typeCode' | 'typeName'>

/** What a type is called: by the firm, else by the product; for who may not know it, that it is none of theirs. */
export function typeText({ typeCode, typeName }: Named, t: Translate): string {
  if (typeCode === null) return t('type.hidden')
  return typeName || t(`type.${typeCode}`, { defaultValue: typeCode })
}

/** An amount of leave with its unit: "2.5 days", "3 h 30 min". */
export function totalText(
  { total, unit }: { total: string; unit: 'days' | 'minutes' },
  t: Translate,
  format: Format,
): string {
  if (unit === 'minutes') {
    const minutes = Math.round(Number(total))
    return t('amount.hours', { hours: Math.trunc(minutes / 60), minutes: minutes % 60 })
  }
  return t('amount.days', { count: Number(total), number: format.number(total) })
}

/** The days of a request: one, or from one to another, with the halves. */
export function daysText(
  { from, to, firstPortion, lastPortion, fromTime, toTime }: LeaveRequest,
  t: Translate,
  { date }: Format,
): string {
  if (fromTime !== '') return `${date(from)}, ${fromTime}–${toTime}`
  const part = (portion: string) => (portion === 'whole' ? '' : `, ${t(`portion.${portion}`)}`)
  if (from === to) return `${date(from)}${part(firstPortion)}`
  return `${date(from)}${part(firstPortion)} – ${date(to)}${part(lastPortion)}`
}
