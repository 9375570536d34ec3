import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'

/** Which lesson of the caller's an address means. @throws AppError not_found for what cannot be one */
export function lessonIds(args: Args, firmId: string) {
  const enrolmentId = requireIdParam(args, 'enrolmentId')
  return { firmId, enrolmentId, lessonId: requireIdParam(args, 'lessonId') }
}
