import { AppError } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'

/** An id that a form brought. Throws AppError `malformed` for what cannot be one. */
export function requireId(text: string): string {
  const id = Id.safeParse(text)
  if (!id.success) throw new AppError('malformed', 'No id')
  return id.data
}

/** An id in a page's address. Throws AppError `not_found` for what cannot be one. */
export function requireIdParam(
  { params }: { params: Record<string, string | undefined> },
  name: string,
): string {
  const result = Id.safeParse(params[name])
  if (!result.success) throw new AppError('not_found', `${name} is no id`)
  return result.data
}
