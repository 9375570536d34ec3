import { z } from 'zod'

const cents = z.number().int().min(0)
const rate = z.string().regex(/^\d{1,2}(\.\d{1,3})?$/)

/** What Italian rules must know about a person; amounts in cents, rates in per cent. */
export const italianDetails = z.object({
  /** INPS of the person (9.19 or 9.49 in most sectors) and of the employer, by sector and size. */
  employeeRate: rate,
  employerRate: rate,
  /** INAIL of the risk class. */
  accidentRate: rate,
  /** Insured first after 1995: contributions end at the yearly ceiling. */
  hasCeiling: z.boolean(),
  isFixedTerm: z.boolean(),
  /** Taxable income expected for the year; left out: this month's for `monthsOfPay`. */
  expectedIncome: cents.optional(),
  monthsOfPay: z.number().int().min(12).max(16),
  /** Credits for family members, a year. */
  familyCredits: cents,
  /** Instalments of regional and municipal surtax that are due this month. */
  surtaxes: z.object({ regional: cents, municipal: cents }),
  /** Wishes sums and credits for low income to be paid with each payslip. */
  wantsLowIncomeSums: z.boolean(),
})

export type ItalianDetails = z.infer<typeof italianDetails>
