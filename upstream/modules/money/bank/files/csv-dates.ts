import { usualDateOrder } from '#contract/core/imports.ts'
import { dateOf } from '../../../../register/import/read-row.ts'
import { fullDate, realDate } from './statement.ts'

type Order = 'day' | 'month'

/** The date that a cell says, whatever follows it; undefined for none. */
export function cellDate(text: string, order: Order): string | undefined {
  return /^\d{8}$/.test(text) ? fullDate(text) : realDate(dateOf(text, order))
}

/** Whether a cell says a date in some order. */
export function anyDate(text: string): boolean {
  return cellDate(text, 'day') !== undefined || cellDate(text, 'month') !== undefined
}

/**
 * Whether the day or the month stands first: as the file allows, and never in the future; where both
 * do, as the firm's country writes. `isOpen` where nothing but the country tells.
 */
export function guessDateOrder(
  dates: readonly string[],
  { country, today }: { country: string; today: string },
): { order: Order; isOpen: boolean } {
  const said = dates.filter((text) => /^\d{1,2}[./-]\d{1,2}[./-]\d/.test(text))
  const usual = usualDateOrder(country)
  if (said.length === 0) return { order: usual, isOpen: false }
  const other: Order = usual === 'day' ? 'month' : 'day'
  const fits = (order: Order) => {
    const read = said.map((text) => cellDate(text, order))
    return {
      count: read.filter((date) => date !== undefined).length,
      future: read.filter((date) => date !== undefined && date > today).length,
    }
  }
  const [own, others] = [fits(usual), fits(other)]
  if (own.count !== others.count) {
    return { order: own.count > others.count ? usual : other, isOpen: false }
  }
  // A day between points stands first wherever people write so.
  if (said.every((text) => /^\d{1,2}\.\d{1,2}\./.test(text))) return { order: 'day', isOpen: false }
  if (own.future !== others.future) {
    return { order: own.future < others.future ? usual : other, isOpen: true }
  }
  const isSame = said.every((text) => cellDate(text, usual) === cellDate(text, other))
  return { order: usual, isOpen: !isSame }
}
