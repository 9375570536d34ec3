import { type Fraction, fraction, fractionOf, over } from './fraction.ts'

const hundred = fraction(100)
const largestDivisor = 20

/**
 * The share of a credit text in per cent. Files cannot write a third: a text with two or more
 * digits after the point that is a rounded or cut share of small whole numbers, as "33.333" or
 * "16.67", is that share, so that three thirds are the whole (Moodle keeps such a list as well).
 * Throws RangeError where the text is no decimal.
 */
export function creditOf(text: string): Fraction {
  const plain = over(fractionOf(text), hundred)
  const places = text.split('.')[1]?.length ?? 0
  if (places < 2) return plain
  const units = BigInt(text.replace('.', '').replace('-', ''))
  const scale = 100n * 10n ** BigInt(places)
  for (let divisor = 3; divisor <= largestDivisor; divisor += 1) {
    const size = BigInt(divisor)
    const whole = (units * size + scale / 2n) / scale
    const cut = (whole * scale) / size
    const rounded = (2n * whole * scale + size) / (2n * size)
    if (whole > 0n && (units === cut || units === rounded)) {
      return fraction(text.startsWith('-') ? -whole : whole, size)
    }
  }
  return plain
}

/** Whether a text is a credit: a decimal from -100 to 100. */
export function isCredit(text: string): boolean {
  if (!/^-?\d{1,3}(\.\d{1,20})?$/.test(text)) return false
  const { n, d } = fractionOf(text)
  return n <= 100n * d && n >= -100n * d
}
