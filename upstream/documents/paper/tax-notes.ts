import { taxWords } from './own-words.ts'
import type { PaperFormat } from './paper-format.ts'
import type { PaperSource } from './paper-source.ts'
import { type PaperTexts, paperTexts } from './texts/paper-texts.ts'

/**
 * What the law wants said: why a line bears no tax, in the document's language and in the firm's
 * own where that is another; and the tax in the firm's currency (Directive 2006/112/EC, Art. 230).
 */
export function taxNotes(source: PaperSource, texts: PaperTexts, format: PaperFormat): string[] {
  const codes = new Set(source.lines.map(({ taxCode }) => taxCode))
  const notes = [...codes].flatMap((code) => {
    const note = source.taxNotes.get(code)
    return note ? [note[source.language], note[source.seller.language]] : []
  })
  return [...new Set([...notes, ...splitNotes(source, texts), taxInBase(source, format)])].filter(
    (note) => note !== '',
  )
}

/** In the words of the law, and in the document's language where that is another. */
function splitNotes({ splitTax = 0 }: PaperSource, texts: PaperTexts): string[] {
  return splitTax === 0 ? [] : [paperTexts.it.splitPaymentNote, texts.splitPaymentNote]
}

function taxInBase(source: PaperSource, format: PaperFormat): string {
  const { currency, exchangeRate, tax, taxGroups, seller } = source
  const { baseCurrency } = seller
  if (currency === baseCurrency || tax === 0) return ''
  const amount = taxGroups.reduce((sum, { baseTax }) => sum + baseTax, 0)
  return taxWords(source, 'taxInBase', {
    amount: format.money(amount, baseCurrency),
    currency,
    rate: format.number(exchangeRate),
    base: baseCurrency,
  })
}
