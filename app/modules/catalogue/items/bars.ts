import JsBarcode from 'jsbarcode'
import { isGtin } from '#contract/catalogue/barcodes.ts'

type Encoded = { encodings?: { data: string }[] }

const formats: Record<number, string> = { 8: 'EAN8', 12: 'UPC', 13: 'EAN13', 14: 'CODE128' }

/** What a code is printed as: EAN and UPC for a GTIN of their length, else Code 128. */
export function formatOf(code: string): string {
  return isGtin(code) ? (formats[code.length] ?? 'CODE128') : 'CODE128'
}

/** The bars of a code as ones and gaps as noughts, a module each, without the quiet zones. */
export function barsOf(code: string): string {
  const target: Encoded = {}
  JsBarcode(target, code, { format: formatOf(code), flat: true })
  return (target.encodings ?? []).map(({ data }) => data).join('')
}
