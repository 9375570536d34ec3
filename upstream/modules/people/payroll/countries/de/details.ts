import { z } from 'zod'

const cents = z.number().int().min(0)
const rate = z.string().regex(/^\d{1,2}(\.\d{1,3})?$/)

const STATES = [
  ...['BB', 'BE', 'BW', 'BY', 'HB', 'HE', 'HH', 'MV'],
  ...['NI', 'NW', 'RP', 'SH', 'SL', 'SN', 'ST', 'TH'],
] as const

/** What German rules must know about a person; amounts in cents. */
export const germanDetails = z.object({
  taxClass: z.number().int().min(1).max(6),
  /** With tax class IV: the factor that the tax office gave. */
  factor: z
    .string()
    .regex(/^0\.\d{1,3}$/)
    .optional(),
  /** Child allowances of the tax card: 0.5, 1, 1.5 … */
  childAllowances: z.string().regex(/^\d{1,2}(\.[05])?$/),
  /** The state of residence of who pays church tax. */
  churchTaxState: z.enum(STATES).nullable(),
  /** Of the tax card: what is free of tax, and what is added. */
  allowances: z.object({ month: cents, year: cents }),
  additions: z.object({ month: cents, year: cents }),
  /** The year after the 64th birthday, for who has had it when the year begins. */
  ageReliefFrom: z.number().int().optional(),
  health: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('statutory'), additionalRate: rate }),
    /** Each month: what is paid for basic cover, and what the employer adds to it. */
    z.object({ kind: z.literal('private'), basicPremium: cents, employerPart: cents }),
  ]),
  care: z.object({
    /** Without child and 23 or older. */
    isChildless: z.boolean(),
    childrenUnder25: z.number().int().min(0),
    worksInSaxony: z.boolean(),
  }),
  pensionInsured: z.boolean(),
  unemploymentInsured: z.boolean(),
  employment: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('regular'),
      /** Regular pay is above a minijob's and at most 2,000 a month, and it is no training. */
      isTransition: z.boolean(),
    }),
    z.object({
      kind: z.literal('minijob'),
      isPensionExempt: z.boolean(),
      /** Who bears the flat tax; null: it is taxed by the tax card. */
      flatTaxBearer: z.enum(['employer', 'employee']).nullable(),
    }),
  ]),
  /** Levies of the person's health fund for sick pay (small firms) and maternity. */
  levies: z.object({ sickPay: rate.nullable(), maternity: rate.nullable() }),
  /** Pay of the whole year without one-off pay, where it is known better than by months. */
  expectedYearPay: cents.optional(),
})

export type GermanDetails = z.infer<typeof germanDetails>
