import type { Args } from '#app/shell/load-context.ts'
import { AppError } from '#contract/core/errors.ts'

/** The quote's id in the address. Throws AppError `not_found` for what can be none. */
export function idOf({ params }: Args): string {
  const id = params.quoteId ?? ''
  if (!/^[0-9A-HJKMNP-TV-Z]{26}$/.test(id)) throw new AppError('not_found', 'No such quote')
  return id
}
