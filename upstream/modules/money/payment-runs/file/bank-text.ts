import { latinLetters } from '../../../../core/latin-letters.ts'

const written: Record<string, string> = { '&': '+', '’': "'" }

/**
 * A text in the letters that all banks of SEPA take, at most so long: other letters are written in them,
 * what has none becomes a point (European Payments Council, EPC217-08).
 */
export function bankText(text: string, maximum: number): string {
  const composed = text.normalize('NFC').replace(/\s+/g, ' ').replace(/\p{M}/gu, '')
  return [...composed]
    .map((letter) => written[letter] ?? (latinLetters(letter) || '.'))
    .join('')
    .replace(/[^a-zA-Z0-9/\-?:().,'+ ]/g, '.')
    .slice(0, maximum)
    .trim()
}

/** The same for what names a transfer: it neither begins or ends with a slash nor holds two. */
export function bankReference(text: string): string {
  const plain = bankText(text, 35).replace(/\/{2,}/g, '/')
  return plain.replace(/^\/+|\/+$/g, '') || 'NOTPROVIDED'
}
