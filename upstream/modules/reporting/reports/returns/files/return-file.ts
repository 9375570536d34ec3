import { AppError, invalidField } from '#contract/core/errors.ts'
import { returnForms } from '#contract/reporting/return-files.ts'
import { taxPeriodOf } from '#contract/reporting/tax-periods.ts'
import type { ReturnFileInput } from '#contract/reporting/tax-returns.ts'
import type { FirmContext, Reader } from '../../../../../firm/store.ts'
import { taxRules } from '../../../../books/taxes/index.ts'
import { openFrame } from '../../frame.ts'
import { scopeOf } from '../filed-returns.ts'
import { effectiveFigures } from '../make-return.ts'
import { writers } from './writers.ts'

/**
 * A return as the authority's own file: what it was filed with, or what there is now.
 * @throws AppError invalid where its days are none that the form is for, or the number is none of the
 *   authority's; not_found where the country has no such file; forbidden without a right that the
 *   file needs
 */
export function returnFile(reader: Reader, context: FirmContext, input: ReturnFileInput): File {
  const { from, to, credit, file } = input
  const frame = openFrame(reader, context, { period: 'custom', from, to })
  const forms = returnForms(frame.country)
  const form = file ? forms.find((one) => one.file === file) : forms[0]
  if (!form) throw new AppError('not_found', 'No such file of returns in this country')
  if (from > to) throw invalidField('to', 'notBeforeStart')
  const number = form.number === null ? '' : input.number.toUpperCase()
  if (form.number && number === '') throw invalidField('number', 'required')
  if (form.number && !form.number.pattern.test(number)) {
    throw invalidField('number', form.number.problem)
  }
  const period = taxPeriodOf({ from, to })
  if (form.periods && !(period && form.periods.includes(period.kind))) {
    throw invalidField('to', form.periods.length > 1 ? 'noReturnPeriod' : 'noQuarter')
  }
  const figures = () => effectiveFigures(frame, scopeOf(reader, { from, to }))
  const rules = () => taxRules(reader)
  return writers[form.file]({ frame, from, to, period, number, credit, figures, rules })
}
