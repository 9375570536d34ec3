import type { StatutoryInput } from './country.ts'

/** The input of a month of 2026, paid on its last day, for somebody employed since 2024. */
export function month(
  number: number,
  regular: number,
  rest: Partial<StatutoryInput> = {},
): StatutoryInput {
  const two = String(number).padStart(2, '0')
  const last = new Date(Date.UTC(2026, number, 0)).getUTCDate()
  const span = { fromDate: `2026-${two}-01`, toDate: `2026-${two}-${last}` }
  return {
    ...{ ...span, payDate: span.toDate, frequency: 'month', yearToDate: {} },
    ...{ employedFromDate: '2024-01-01', employedToDate: span.toDate },
    taxable: { regular, oneOff: 0 },
    contributory: { regular, oneOff: 0 },
    ...rest,
  }
}
