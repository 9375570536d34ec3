import type { ManualLine } from '#contract/books/manual-entries.ts'
import { type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import type { Reader } from '../../../../firm/store.ts'
import { centreProblems } from '../../cost-centres/index.ts'
import { hasAccount } from '../account-reader.ts'
import { controlAccounts } from '../control-accounts.ts'

/**
 * What is wrong with lines, by the path of the field, whether they are to be posted or not.
 * @throws AppError not_found for a cost centre that is none
 */
export function lineProblems(reader: Reader, lines: readonly ManualLine[]): FieldProblems {
  const controls = controlAccounts(reader)
  const problems = centreProblems(reader, lines)
  lines.forEach(({ account, debit, credit }, at) => {
    if (!hasAccount(reader, account)) {
      problems[`lines.${at}.account`] = { key: 'unknownAccount' }
    } else if (controls.has(account)) {
      problems[`lines.${at}.account`] = { key: 'controlAccount' }
    }
    if (debit > 0 && credit > 0) problems[`lines.${at}.credit`] = { key: 'oneSide' }
  })
  return problems
}

/** @throws AppError invalid for accounts that can't be posted to, or a line on both sides */
export function requireGoodLines(reader: Reader, lines: readonly ManualLine[]): void {
  const fields = lineProblems(reader, lines)
  refuseProblems(fields, 'The lines have fields to correct')
}

export function sumsOf(lines: readonly ManualLine[]): { debit: number; credit: number } {
  return {
    debit: lines.reduce((sum, { debit }) => sum + debit, 0),
    credit: lines.reduce((sum, { credit }) => sum + credit, 0),
  }
}
