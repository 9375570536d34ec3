import { z } from 'zod'

const rappen = z.number().int().min(0)
const rate = z.string().regex(/^\d{1,2}(\.\d{1,4})?$/)

/** What Swiss rules must know about a person and the firm; amounts in Rappen, rates in per cent. */
export const swissDetails = z.object({
  /** Of each month's pay, free of old-age contributions: for who is past the age of pension. */
  freeOfMonth: rappen,
  isUnemploymentInsured: z.boolean(),
  /** Accidents: at work (employer), and else (the person, from eight hours a week). */
  accidentAtWorkRate: rate,
  otherAccidentRate: rate,
  /** Sick pay insurance and family allowances of the firm's funds. */
  sickPay: z.object({ employee: rate, employer: rate }),
  familyFundRate: rate,
  /** Pension fund: what its certificate says for a month. */
  pensionFund: z.object({ employee: rappen, employer: rappen }),
  /** Who is taxed at source; null: who is not. */
  sourceTax: z
    .object({
      canton: z.string().regex(/^[A-Z]{2}$/),
      /** Tariff, children, church tax: `A0N`, `B2Y`. */
      code: z.string().regex(/^[A-Z]{1,2}\d[NY]$/),
      /** FR, GE, TI, VD and VS count by the year, all others by the month. */
      model: z.enum(['month', 'year']),
      /** Monthly income that decides the rate, where it is not this pay: several jobs, part-time. */
      rateIncome: rappen.nullable(),
    })
    .nullable(),
})

export type SwissDetails = z.infer<typeof swissDetails>
