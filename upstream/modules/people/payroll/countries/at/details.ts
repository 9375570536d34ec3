import { z } from 'zod'

const cents = z.number().int().min(0)

/** What Austrian rules must know about a person; amounts in cents. */
export const austrianDetails = z.object({
  worksInVienna: z.boolean(),
  /** Commuter allowance a month, and commuter credit a year, as form L 34 gives them. */
  commuter: z.object({ allowanceOfMonth: cents, creditOfYear: cents }),
  /** Credit of sole earners and single parents a year (form E 30). */
  soleEarnerCreditOfYear: cents,
  /** Family bonus a month (form E 30). */
  familyBonusOfMonth: cents,
  /** Chamber's levy on the family fund, of the state of work, in per cent; null: no member. */
  chamberLevy: z
    .string()
    .regex(/^0\.\d{1,2}$/)
    .nullable(),
  /** The provision for severance begins with the second month. */
  hasProvision: z.boolean(),
})

export type AustrianDetails = z.infer<typeof austrianDetails>
