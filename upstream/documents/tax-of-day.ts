import type { DocumentLineInput } from '#contract/books/document.ts'
import type { TaxDirection } from '#contract/core/tax-kinds.ts'
import { isFor, rateOn, type TaxRules } from '../modules/books/taxes/index.ts'

/**
 * The document with each line's rate as it applies on a day: that of supply, or of issue where no
 * other is given. A rate that applies on no such day stays, and `taxDayProblems` says so.
 */
export function withRatesOfDay<Document extends { lines: Pick<DocumentLineInput, 'taxCode'>[] }>(
  rules: TaxRules,
  document: Document,
  date: string,
): Document {
  const lines = document.lines.map((line) => {
    const taxCode = rateOn(rules, line.taxCode, date)?.code ?? line.taxCode
    return taxCode === line.taxCode ? line : { ...line, taxCode }
  })
  return { ...document, lines }
}

/** Lines whose rate does not apply on the day, or is not for the direction, by field path. */
export function taxDayProblems(
  rules: TaxRules,
  { lines }: { lines: readonly Pick<DocumentLineInput, 'taxCode'>[] },
  date: string,
  direction: Exclude<TaxDirection, 'both'>,
): Record<string, { key: string; params: { date: string } }> {
  return Object.fromEntries(
    lines.flatMap(({ taxCode }, at) => {
      const rule = rateOn(rules, taxCode, date)
      const isFine = !rules.has(taxCode) || (rule && isFor(rule, direction))
      return isFine ? [] : [[`lines.${at}.taxCode`, { key: 'rateNotValid', params: { date } }]]
    }),
  )
}
