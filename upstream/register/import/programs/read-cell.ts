import { negated } from '#contract/core/decimal.ts'

/**
 * `3112` is 31 December of the fiscal year that begins on a day, `YYYYMMDD`; what is none is given back.
 * Source: the format of DATEV, field Belegdatum.
 */
export function dayOfYear(text: string, yearStart: string): string {
  if (!/^\d{3,4}$/.test(text) || !/^\d{8}$/.test(yearStart)) return text
  const [day, month] = [text.padStart(4, '0').slice(0, 2), text.slice(-2)]
  const year = Number(yearStart.slice(0, 4)) + (`${month}${day}` < yearStart.slice(4) ? 1 : 0)
  return `${year}-${month}-${day}`
}

/** An amount as it is written, with its sign turned where it stands on the other side. */
export function onSide(amount: string, isOther: boolean): string {
  return isOther ? negated(amount) : amount
}

/** Whether an amount is nothing, however many decimals it is written with. */
export function isNothing(amount: string): boolean {
  return /^[0.,]*$/.test(amount)
}

/**
 * "20.0% S" is 20, with the letter of a usual, reduced or zero rate. Any other code, such as Exempt,
 * No VAT or "20.0% RC" for tax that the buyer owes, is left for the check to name.
 */
export function percentOf(code: string): string {
  return /^(\d{1,2}(?:\.\d{1,4})?)\s*%(?: [SRZ])?$/i.exec(code)?.[1] ?? code
}
