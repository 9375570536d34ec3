import { z } from 'zod'

/** GTINs: EAN-8, UPC-A, EAN-13 and GTIN-14. Digits alone of these lengths are one of them. */
const gtinLengths: readonly number[] = [8, 12, 13, 14]

/**
 * Whether the last digit of a GTIN is right: from the right, the digits count three times and once in
 * turn, and all come to a multiple of ten (GS1 General Specifications, 7.9).
 */
export function hasGtinCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** Whether a code is written as a GTIN. */
export function isGtin(code: string): boolean {
  return /^\d+$/.test(code) && gtinLengths.includes(code.length)
}

/**
 * The ways in which scanners type one code: a UPC-A is an EAN-13 that begins with a nought (GS1 General
 * Specifications, 3.3.2), which some leave out.
 */
export function writingsOf(code: string): string[] {
  if (!isGtin(code)) return [code]
  if (code.length === 12) return [code, `0${code}`]
  return code.length === 13 && code.startsWith('0') ? [code, code.slice(1)] : [code]
}

/** What a scanner types: a GTIN with its check digit, or any other code of printable characters. */
export const Barcode = z
  .string()
  .trim()
  .min(1, 'required')
  .max(48)
  .regex(/^[\x21-\x2b\x2d-\x7e]+$/, 'invalidCharacters')
  .refine((code) => !isGtin(code) || hasGtinCheckDigit(code), 'barcodeCheckDigit')

/** Barcodes, as a list or with commas between them, each once. */
export const Barcodes = z
  .union([
    z.array(z.string()),
    z
      .string()
      .max(1_000)
      .transform((text) => text.split(',')),
  ])
  .transform((codes) => [...new Set(codes.map((code) => code.trim()))].filter(Boolean))
  .pipe(z.array(Barcode).max(20))
