import type { Args } from '#app/shell/load-context.ts'
import { AppError } from '#contract/core/errors.ts'
import { DateOnly } from '#contract/core/fields.ts'

/** The day in a page’s address. @throws AppError not_found for what is none */
export function dayIn({ params }: Pick<Args, 'params'>): string {
  const { data } = DateOnly.safeParse(params.date)
  if (data === undefined) throw new AppError('not_found', 'No such day')
  return data
}
