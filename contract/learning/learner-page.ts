import { z } from 'zod'
import * as field from '../core/fields.ts'

/** As many learners stand on a page. */
export const learnersOnPage = 100

/** Which learners are asked for: those whose name has these words, page by page. */
export const LearnerPageQuery = z.object({
  q: z.string().trim().max(100).default(''),
  /** Counted from 1; one behind the last is the last. */
  page: field.wholeNumber({ minimum: 1, maximum: 10_000 }).default(1),
})
export type LearnerPageQuery = z.infer<typeof LearnerPageQuery>

/** A page of learners; `total` are on all pages. */
export function learnerPage<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), page: z.int(), pages: z.int(), total: z.int() })
}
