import transliterate from '@sindresorhus/transliterate'
import { divideRound, formatFixed, parseDecimal, scaleTo } from '#contract/core/decimal.ts'

/** Letters that the schema takes (Latin-1); others are written as well as it goes. At most `most`. */
export function latin(text: string, maxLength: number): string {
  const plain = text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\p{Dash_Punctuation}/gu, '-')
    .replaceAll('€', 'EUR')
    .replace(/\s+/g, ' ')
  const letters = [...plain].map((letter) =>
    (letter.codePointAt(0) ?? 0) > 0xff ? fold(letter) : letter,
  )
  return letters.join('').trim().slice(0, maxLength).trim()
}

/** Letters, digits and signs of ASCII, as numbers are made of. */
export function ascii(text: string, maxLength: number): string {
  return [...text]
    .map((letter) =>
      /[\x20-\x7e]/.test(letter) ? letter : fold(letter).replace(/[^\x20-\x7e]/g, '?'),
    )
    .join('')
    .trim()
    .slice(0, maxLength)
}

function fold(letter: string): string {
  const folded = transliterate(letter)
    .normalize('NFKD')
    .replace(/[^\x20-\xff]/g, '')
  return folded === '' ? '?' : folded
}

/** An amount with two decimals at least, eight at most. */
export function amount(text: string, decimals = 2): string {
  const value = parseDecimal(text === '' ? '0' : text, { maxScale: 12 })
  if (!value) return text
  const scale = Math.min(8, Math.max(decimals, value.scale))
  return formatFixed(scaleTo(value, scale), scale)
}

/** `dividend / divisor` with eight decimals; the dividend where there is nothing to divide by. */
export function share(dividend: string, divisor: string): string {
  const [a, b] = [dividend, divisor].map((text) => parseDecimal(text, { maxScale: 12 }))
  if (!a || !b || b.units === 0n) return amount(dividend)
  const units = divideRound(a.units * 10n ** BigInt(b.scale + 8), b.units * 10n ** BigInt(a.scale))
  return formatFixed(units, 8)
}
