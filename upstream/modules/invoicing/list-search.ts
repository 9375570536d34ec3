import { searchTerms } from '../../firm/search-terms.ts'

/**
 * What a person typed, as a query of the invoices' full-text index: every word must begin a word
 * of the document, and a number may also be its amount, however it is written ("1,234.50",
 * "1234,5"). Undefined when it holds no letter or digit.
 */
export function invoiceSearchTerms(typed: string): string | undefined {
  const parts = typed.split(/\s+/u).slice(0, 12)
  const queries = parts.flatMap((part) => {
    const words = searchTerms(part)
    if (words === undefined) return []
    const amount = amountTerms(part)
    return amount === undefined ? [`(${words})`] : [`((${words}) OR amount : ${amount})`]
  })
  return queries.length === 0 ? undefined : queries.join(' AND ')
}

/** "1.234,5" as the beginning of the phrase that the amount 1234.50 is indexed as. */
function amountTerms(part: string): string | undefined {
  const match = /^[^\d]*(\d[\d.,'’]*)[^\d]*$/u.exec(part)
  if (!match) return undefined
  const [, number = ''] = match
  const split = /^(.*)[.,](\d{1,2})$/.exec(number)
  const [whole, fraction] = split ? [split[1] ?? '', split[2] ?? ''] : [number, '']
  const digits = whole.replace(/\D/g, '')
  if (digits === '') return undefined
  return `"${digits}${fraction === '' ? '' : ` ${fraction}`}"*`
}
