import { invalidField } from '#contract/core/errors.ts'
import type { RecurrenceRule } from '#contract/core/recurrence.ts'

/** The rule of a row. */
export function ruleOf(row: RecurrenceRule): RecurrenceRule {
  const { every, unit, firstDate, isLastDay, end, endDate, endCount } = row
  return { every, unit, firstDate, isLastDay, end, endDate, endCount }
}

/** A typed rule without what its end does not need. @throws AppError invalid */
export function checkedRule(input: RecurrenceRule): RecurrenceRule {
  const { every, unit, firstDate, end } = input
  const endDate = end === 'date' ? input.endDate : null
  const endCount = end === 'count' ? input.endCount : null
  if (end === 'date' && endDate === null) throw invalidField('endDate', 'required')
  if (end === 'count' && endCount === null) throw invalidField('endCount', 'required')
  if (endDate !== null && endDate < firstDate) throw invalidField('endDate', 'endBeforeStart')
  const isLastDay = input.isLastDay && unit !== 'day' && unit !== 'week'
  return { every, unit, firstDate, isLastDay, end, endDate, endCount }
}
