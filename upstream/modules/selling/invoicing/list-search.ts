import { otherSpelling } from '../../../core/plain-name.ts'

const maxParts = 12

/**
 * What a person typed, as a query of the invoices' full-text index: each part must begin words
 * of the document in its order ("2026-00" finds 2026-0012), and a number may also be its amount,
 * however it is written ("1,234.50", "1234,5"). Quoting makes every character literal. With
 * `isWhole` all parts but the last are whole words, which costs a fraction of what beginnings do
 * where very many documents have them. Undefined when it holds no letter or digit.
 */
export function invoiceSearchTerms(typed: string, isWhole = false): string | undefined {
  const parts = typed.trim().split(/\s+/u).slice(0, maxParts)
  const queries = parts.flatMap((part, index) => {
    const words = part.match(/[\p{L}\p{N}]+/gu)
    if (words === null) return []
    const end = isWhole && index < parts.length - 1 ? '' : '*'
    const spelled = words.map((word) => otherSpelling(word) || word)
    const phrases = new Set([words, spelled].map((one) => `"${one.join(' ')}"${end}`))
    const phrase = phrases.size === 1 ? [...phrases].join('') : `(${[...phrases].join(' OR ')})`
    const amount = amountTerms(part)
    return amount === undefined ? [phrase] : [`(${phrase} OR amount : ${amount})`]
  })
  return queries.length === 0 ? undefined : queries.join(' AND ')
}

/** "1.234,5" as the beginning of the phrase that the amount 1234.50 is indexed as. */
function amountTerms(part: string): string | undefined {
  const match = /^[^\p{L}\p{N}]*(\d[\d.,'’]*)[^\p{L}\p{N}]*$/u.exec(part)
  if (!match) return undefined
  const [, number = ''] = match
  const split = /^(.*)[.,](\d{1,2})$/.exec(number)
  const [whole, fraction] = split ? [split[1] ?? '', split[2] ?? ''] : [number, '']
  const digits = whole.replace(/\D/g, '')
  if (digits === '') return undefined
  return `"${digits}${fraction === '' ? '' : ` ${fraction}`}"*`
}
