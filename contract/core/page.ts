import { z } from 'zod'
import { wholeNumber } from './fields.ts'

/** A keyset cursor: opaque to the caller, given back as it came. */
export const Cursor = z.string().max(400)

/** What every list takes. `after` and `before` are cursors of a page that was given. */
export const PageQuery = z.object({
  q: z.string().trim().max(200).optional(),
  after: Cursor.optional(),
  before: Cursor.optional(),
  size: wholeNumber({ minimum: 1, maximum: 200 }).default(25),
})
export type PageQuery = z.infer<typeof PageQuery>

/**
 * A page of a list. `total` is how many rows match (null when that would cost a scan),
 * `first` the 1-based position of the first row.
 */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    rows: z.array(row),
    next: Cursor.nullable(),
    previous: Cursor.nullable(),
    first: z.int(),
    total: z.int().nullable(),
  })
}
