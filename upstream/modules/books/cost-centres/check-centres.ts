import { type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import type { Reader } from '../../../firm/store.ts'
import { getCostCentre } from './register.ts'

type Named = { costCentreId: string }

/**
 * What is wrong with the cost centres of lines, by the path of the field: one that is closed takes
 * nothing new. `kept` are those that the record had before, which may stay on it.
 * @throws AppError not_found for one that is none, as one of another firm is
 */
export function centreProblems(
  reader: Reader,
  lines: readonly Named[],
  kept: readonly Named[] = [],
): FieldProblems {
  const problems: FieldProblems = {}
  lines.forEach(({ costCentreId }, at) => {
    const key = centreProblem(reader, costCentreId, kept)
    if (key) problems[`lines.${at}.costCentreId`] = { key }
  })
  return problems
}

/** The key of what is wrong with one, if anything. @throws AppError not_found */
export function centreProblem(
  reader: Reader,
  id: string,
  kept: readonly Named[] = [],
): string | undefined {
  const isKept = kept.some(({ costCentreId }) => costCentreId === id)
  return id !== '' && getCostCentre(reader, id).isArchived && !isKept ? 'centreClosed' : undefined
}

/** @throws AppError not_found; invalid at the lines whose cost centre is closed and was not theirs before */
export function requireOpenCentres(
  reader: Reader,
  lines: readonly Named[],
  kept: readonly Named[] = [],
): void {
  const fields = centreProblems(reader, lines, kept)
  refuseProblems(fields, 'The cost centre has fields to correct')
}
