import { ossCountryOf } from '#contract/books/oss-rates.ts'
import { earlierOf } from '../../../../firm/calendar.ts'
import { allLinesOfTax } from '../../../books/ledger/views.ts'
import { originDays } from '../../../selling/invoicing/views.ts'
import type { Frame } from '../frame.ts'
import { documentsOfLines } from '../returns/document-of-line.ts'
import { type ReturnScope, scopeOf } from '../returns/filed-returns.ts'
import type { TaxLine } from '../tax-line.ts'
import { amountOf, taxFigures } from '../tax-turnover.ts'

/** A posted line of a sale in the one-stop shop, or of its tax. */
export type OssLine = TaxLine & {
  country: string
  isTax: boolean
  /** Quarter of the supply, `2026-1`. */
  quarter: string
  /** The invoice or credit note that says what was sold; empty where none does. */
  documentId: string
}

/** `2026-1`, of a day. */
export function quarterOf(day: string): string {
  return `${day.slice(0, 4)}-${Math.ceil(Number(day.slice(5, 7)) / 3)}`
}

/**
 * The lines of the return of the frame's days, each with the quarter of its supply: what a credit note, a
 * discount or a loss takes back belongs to the quarter of the invoice (art. 369g (4) of Directive
 * 2006/112/EC). Tax of other countries never waits for a payment.
 */
export function ossLines(frame: Frame): OssLine[] {
  const { reader, span } = frame
  return linesOf(frame, scopeOf(reader, span, 'oss'))
}

function linesOf(frame: Frame, scope: ReturnScope): OssLine[] {
  const { reader } = frame
  const pairs = taxFigures(frame, scope).filter(({ taxCode }) => ossCountryOf(taxCode))
  if (pairs.length === 0) return []
  const sides = new Map(pairs.map(({ taxCode, account, side }) => [`${taxCode} ${account}`, side]))
  const lines = allLinesOfTax(reader, { pairs, scope })
  const documentOf = documentsOfLines(reader, lines)
  const documents = lines.map(documentOf)
  const days = originDays(
    reader,
    documents.map(({ sourceId }) => sourceId),
  )
  return lines.map((line, at) => {
    const side = sides.get(`${line.taxCode} ${line.account}`)
    const documentId = documents[at]?.sourceId ?? ''
    const day = days.get(documentId) ?? line.date
    return {
      ...line,
      documentId,
      share: '',
      amount: amountOf(side, line),
      isTax: side === 'outputTax',
      country: ossCountryOf(line.taxCode) ?? '',
      quarter: quarterOf(earlierOf(day, line.date)),
    }
  })
}
