import type { StatusKind } from '#app/ui/index.ts'
import type { CourseRow } from '#contract/learning/courses.ts'

const discs: Record<CourseRow['state'], StatusKind> = {
  draft: 'draft',
  review: 'sent',
  published: 'paid',
}

/** How the state of a course is drawn. */
export function discOf({ state }: Pick<CourseRow, 'state'>): StatusKind {
  return discs[state]
}
