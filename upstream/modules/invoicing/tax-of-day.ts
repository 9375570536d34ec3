import type { InvoiceInput } from '#contract/invoice.ts'
import { isFor, rateOn, type TaxRules } from '../taxes/index.ts'

type Dated = Pick<InvoiceInput, 'issueDate' | 'supplyDate' | 'lines'>

/**
 * The document with each line's rate as it applies on the day of supply, or of issue where no other
 * is given. A rate that applies on no such day stays, and `taxDayProblems` says so.
 */
export function withRatesOfDay<Document extends Dated>(
  rules: TaxRules,
  document: Document,
): Document {
  const date = taxDay(document)
  const lines = document.lines.map((line) => {
    const taxCode = rateOn(rules, line.taxCode, date)?.code ?? line.taxCode
    return taxCode === line.taxCode ? line : { ...line, taxCode }
  })
  return { ...document, lines }
}

/** Lines whose rate does not apply on the day, or is not for sales, by field path. */
export function taxDayProblems(
  rules: TaxRules,
  document: Dated,
): Record<string, { key: string; params: { date: string } }> {
  const date = taxDay(document)
  return Object.fromEntries(
    document.lines.flatMap(({ taxCode }, at) => {
      const rule = rateOn(rules, taxCode, date)
      const isFine = !rules.has(taxCode) || (rule && isFor(rule, 'sale'))
      return isFine ? [] : [[`lines.${at}.taxCode`, { key: 'rateNotValid', params: { date } }]]
    }),
  )
}

function taxDay({ issueDate, supplyDate }: Dated): string {
  return supplyDate ?? issueDate
}
