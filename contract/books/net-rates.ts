import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, requiredText, wholeNumber } from '../core/fields.ts'

/**
 * The net tax rates of Switzerland in percent, the lowest first (Verordnung der ESTV über die Höhe der
 * Saldosteuersätze nach Branchen und Tätigkeiten, SR 641.202.62, in force since 2024).
 */
export const swissNetRates = [
  ...['0.1', '0.6', '1.3', '2.1', '3.0'],
  ...['3.7', '4.5', '5.3', '6.2', '6.8'],
] as const

/** How often a firm on net tax rates settles: by half-year, or on request by year (Art. 35 MWSTG). */
export const netRhythms = ['half', 'year'] as const

/** Codes of accounts, divided by commas or spaces. */
const AccountCodes = z
  .string()
  .trim()
  .max(400)
  .transform((text) => text.split(/[\s,;]+/).filter((code) => code !== ''))
  .or(z.array(z.string().trim().min(1).max(20)).max(40))
  .default([])

/** An activity with the net rate that the ESTV granted for it. */
export const NetRateInput = z.object({
  rate: z.enum(swissNetRates),
  activity: requiredText(100),
  /** Its code of five characters in the ESTV's grant, which the file for its portal wants. */
  activityCode: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^([0-9A-Z]{5})?$/, 'activityCode')
    .default(''),
  /** Accounts of its sales; the first activity takes all that no other names. */
  accounts: AccountCodes,
})
export const NetRate = NetRateInput.extend({ accounts: z.array(z.string()) })
export type NetRate = z.infer<typeof NetRate>

/** The earliest year: until 2024 the form and the file of the method were others. */
export const firstNetYear = 2025

export const NetRatesInput = z.object({
  /** From the first of January of that year on. */
  year: wholeNumber({ minimum: firstNetYear, maximum: 2100 }),
  rhythm: z.enum(netRhythms).default('half'),
  /** None: from then on by the effective method. */
  rates: z.array(NetRateInput).max(10),
})
export type NetRatesInput = z.infer<typeof NetRatesInput>

/** What holds from a year on, until a later one says otherwise. */
export const NetRates = z.object({
  year: z.int(),
  rhythm: z.enum(netRhythms),
  rates: z.array(NetRate),
  /** Whether no return of its days was filed. */
  mayChange: z.boolean(),
})
export type NetRates = z.infer<typeof NetRates>

export const NetRateMethod = z.object({
  /** Whether the firm's country knows the method. */
  isKnown: z.boolean(),
  /** The newest first. */
  years: z.array(NetRates),
})
export type NetRateMethod = z.infer<typeof NetRateMethod>

export const NetYear = z.object({ year: NetRatesInput.shape.year })

const tags = ['Reports']
const path = '/firms/{firmId}/net-tax-rates' as const
const inFirm = z.object({ firmId: Id })

export const netRatesContract = {
  /** By which method the firm settles its tax, and from which year on. */
  get: endpoint
    .meta({ needs: 'report:view' })
    .route({ method: 'GET', path, tags })
    .input(inFirm)
    .output(NetRateMethod),
  /** Says it from a year on; said again of the same year it takes the place of what was said. */
  put: endpoint
    .meta({ needs: 'tax:edit' })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(NetRatesInput.extend({ firmId: Id }))
    .output(NetRateMethod),
  /** Takes back what was said of a year, as long as no return of its days was filed. */
  takeBack: endpoint
    .meta({ needs: 'tax:edit' })
    .route({ method: 'POST', path: `${path}/take-back`, tags })
    .input(NetYear.extend({ firmId: Id }))
    .output(NetRateMethod),
}
