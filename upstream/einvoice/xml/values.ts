import { add, type Decimal, formatDecimal, parseDecimal } from '#contract/core/decimal.ts'
import { text, textOf } from './find.ts'
import type { XmlElement } from './read-tree.ts'

type Maybe = XmlElement | undefined

/**
 * A decimal of XML Schema as a machine decimal: `+100.00`, `.5`, `100.` and `007.50` are valid there.
 * Another text stays as it is, for whoever reads the document to refuse with its place.
 */
export function decimalText(written: string): string {
  const match = /^([+-]?)0*(\d*)(?:\.(\d*))?$/.exec(written)
  if (!match || !/\d/.test(written)) return written
  const [, sign = '', whole = '', fraction = ''] = match
  const digits = `${whole || '0'}${fraction === '' ? '' : `.${fraction}`}`
  return sign === '-' && /[1-9]/.test(digits) ? `-${digits}` : digits
}

/** The decimal that an element says, as `decimalText`. */
export function decimalOf(element: Maybe): string {
  return decimalText(textOf(element))
}

/** The decimal of the first element at a path. */
export function decimal(from: Maybe, path: string): string {
  return decimalText(text(from, path))
}

/** The sum of decimals with two digits after the point at least; what is none counts as nothing. */
export function sumOf(amounts: readonly string[]): string {
  const zero: Decimal = { units: 0n, scale: 2 }
  const total = amounts.reduce(
    (sum, amount) => add(sum, parseDecimal(amount, { maxScale: 8 }) ?? zero),
    zero,
  )
  const [whole = '0', fraction = ''] = formatDecimal(total).split('.')
  return `${whole}.${fraction.padEnd(2, '0')}`
}

/** A day of XML Schema without the zone that it may name: `2026-11-10+01:00`, `2026-11-10Z`. */
export function dayText(written: string): string {
  return /^(\d{4}-\d{2}-\d{2})(?:Z|[+-]\d{2}:\d{2}|T.*)?$/.exec(written)?.[1] ?? written
}

/** The day of the first element at a path. */
export function day(from: Maybe, path: string): string {
  return dayText(text(from, path))
}

/** Whether a boolean of XML Schema says what is asked for: `1` is `true` and `0` is `false`. */
export function says(written: string, wanted: 'true' | 'false'): boolean {
  return written.toLowerCase() === wanted || written === (wanted === 'true' ? '1' : '0')
}
