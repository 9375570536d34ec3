import { parseDecimal, scaleTo } from '#contract/core/decimal.ts'

/** A quantity as ten-thousandths: `1.5` is 15000. */
export function unitsOf(quantity: string): number {
  const value = parseDecimal(quantity, { maxScale: 4 })
  return value ? Number(scaleTo(value, 4)) : 0
}

/** Ten-thousandths as decimal text without zeros at its end. */
export function quantityText(units: number): string {
  const whole = Math.trunc(Math.abs(units) / 10_000)
  const rest = String(Math.abs(units) % 10_000)
    .padStart(4, '0')
    .replace(/0+$/, '')
  return `${units < 0 ? '-' : ''}${whole}${rest === '' ? '' : `.${rest}`}`
}
