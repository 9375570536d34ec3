import type { Translate } from '#app/shell/i18n/translate.ts'

/** Minutes as hours and minutes: "7:45", with a minus below zero. */
export function clockText(minutes: number): string {
  const sign = minutes < 0 ? '−' : ''
  const all = Math.abs(minutes)
  return `${sign}${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`
}

/** As `clockText`, with a plus above zero. */
export function differenceText(minutes: number): string {
  return minutes > 0 ? `+${clockText(minutes)}` : clockText(minutes)
}

/** What time is credited for: a holiday, or a type of leave. */
export function creditText(kind: string, t: Translate): string {
  return t(`credit.${kind}`, { defaultValue: '' }) || t('credit.leave')
}

/** The month some months later, or earlier for a negative count. */
export function monthAfter(month: string, count: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** A month in an address; undefined for what is none. */
export function monthIn(url: string): string | undefined {
  const asked = new URL(url).searchParams.get('month') ?? ''
  return /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : undefined
}
