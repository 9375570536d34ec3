import type { TaxPeriod } from '#contract/reporting/tax-periods.ts'
import type { TaxRule } from '../../../../books/taxes/index.ts'
import type { Frame } from '../../frame.ts'
import type { Span } from '../../span.ts'
import type { EffectiveFigures } from '../make-return.ts'

/** What the file of a return is asked with: checked days and numbers, and where the books are read. */
export type ReturnAsk = Span & {
  frame: Frame
  /** Which of the periods that the form is for; undefined where it takes any days. */
  period: TaxPeriod | undefined
  /** What the authority knows the firm by, in capitals; empty where the form asks for none. */
  number: string
  /** What the period before left to get back, as an amount. */
  credit: string
  /** Figures and boxes of the return: as it was filed, or as they are now. */
  figures: () => EffectiveFigures
  rules: () => ReadonlyMap<string, TaxRule>
}

/**
 * Makes one kind of file.
 * @throws AppError forbidden without a right that it needs beside the report's; invalid where something
 *   in it is none of the authority's
 */
export type ReturnFileWriter = (ask: ReturnAsk) => File

export function xmlOf(name: string, text: string): File {
  return new File([text], name, { type: 'application/xml' })
}
