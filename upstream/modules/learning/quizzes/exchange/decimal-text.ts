import Big from 'big.js'

/** A number of a file as a decimal text, exponents written out; undefined for what is none. */
export function decimalText(text: string): string | undefined {
  const plain = text
    .trim()
    .replace(/^\+/, '')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.(?=$|e)/i, '')
  if (!/^-?\d{1,40}(\.\d{1,40})?(e[+-]?\d{1,2})?$/i.test(plain)) return undefined
  const value = new Big(plain)
  return value.eq(0) ? '0' : value.toFixed()
}

/** The middle of two numbers and how far both are from it. */
export function middleOf(least: string, most: string): { value: string; tolerance: string } {
  const [low, high] = [new Big(least), new Big(most)]
  const value = low.plus(high).div(2)
  return { value: value.toFixed(), tolerance: high.minus(value).abs().toFixed() }
}

/** A number's share in per cent of another, as a tolerance is written where a file knows no per cent. */
export function shareOf(value: string, percent: string): string {
  return new Big(value).abs().times(percent).div(100).toFixed()
}
