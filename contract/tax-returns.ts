import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CurrencyCode, DateOnly, Id, Instant, MinorUnits, optionalText } from './fields.ts'

/** What one box of a form says, in minor units of the base currency, as the form rounds it. */
export const ReturnBox = z.object({ box: z.string(), amount: MinorUnits })
export type ReturnBox = z.infer<typeof ReturnBox>

/** A return that was filed. It stays as it was: what is entered later goes to the next one. */
export const FiledReturn = z.object({
  id: Id,
  from: DateOnly,
  to: DateOnly,
  /** Tax to pay; below zero, to get back. */
  owed: MinorUnits,
  /** What the authority answered with. */
  reference: z.string(),
  filedAt: Instant,
  filedByName: z.string(),
})
export type FiledReturn = z.infer<typeof FiledReturn>

/** The days of a return, when it is due, and what was filed. */
export const ReturnDays = z.object({
  from: DateOnly,
  to: DateOnly,
  dueDate: DateOnly,
  /** Whether its last day has passed. */
  isOver: z.boolean(),
  isLate: z.boolean(),
  /** As of now, or as it was filed. */
  owed: MinorUnits,
  filed: FiledReturn.nullable(),
})
export type ReturnDays = z.infer<typeof ReturnDays>

export const ReturnInput = z.object({
  from: DateOnly,
  to: DateOnly,
  reference: optionalText(120),
})
export type ReturnInput = z.infer<typeof ReturnInput>

const tags = ['Reports']
const path = '/firms/{firmId}/tax-returns' as const

export const taxReturnsContract = {
  /** The last returns in the country's usual rhythm and all that were filed, the newest first. */
  list: endpoint
    .meta({ needs: 'report:view' })
    .route({ method: 'GET', path, tags })
    .input(z.object({ firmId: Id }))
    .output(z.object({ currency: CurrencyCode, rows: z.array(ReturnDays) })),
  /** Keeps a return as it was filed. */
  keep: endpoint
    .meta({ needs: 'tax:edit' })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(ReturnInput.extend({ firmId: Id }))
    .output(FiledReturn),
}
