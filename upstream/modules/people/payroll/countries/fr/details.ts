import { z } from 'zod'

const cents = z.number().int().min(0)
const rate = z.string().regex(/^\d{1,2}(\.\d{1,3})?$/)

/** What French rules must know about a person and the firm; amounts in cents. */
export const frenchDetails = z.object({
  isExecutive: z.boolean(),
  /** Part of full working time: 1, 0.8. */
  workingTime: z.string().regex(/^(1|0\.\d{1,4})$/),
  /** People employed by the firm, as Urssaf counts them. */
  firmSize: z.number().int().min(1),
  worksInAlsaceMoselle: z.boolean(),
  /** The establishment's rate for accidents at work, in per cent. */
  accidentRate: rate,
  /** The place's transport levy from 11 people on, in per cent. */
  transportRate: rate,
  /** Health cover by the firm: its price each month, and what the employer pays of it. */
  healthCover: z.object({ premium: cents, employerPart: cents }),
  /** The rate that the tax office sent, in per cent; null: the default rates. */
  taxRate: rate.nullable(),
})

export type FrenchDetails = z.infer<typeof frenchDetails>
