import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { CurrencyCode, DateOnly, decimalText, Id, Instant } from '../core/fields.ts'

/** Where a rate comes from: the European Central Bank's daily list, or a person. */
export const RateSource = z.enum(['ecb', 'typed'])
export type RateSource = z.infer<typeof RateSource>

/** Above zero; base currency for one unit of the other. */
const ExchangeRateText = decimalText(8).refine((text) => !/^0+(\.0+)?$/.test(text), 'notPositive')

/** As it is typed into a document; empty where the known rate of its day is meant. */
export const DocumentExchangeRate = z
  .string()
  .trim()
  .superRefine((text, context) => {
    if (text === '') return
    for (const { message } of decimalText(8).safeParse(text).error?.issues ?? []) {
      context.addIssue({ code: 'custom', message })
    }
  })
  .default('')

/** What a currency was worth on a day, in the firm's base currency. */
export const ExchangeRate = z.object({
  currency: CurrencyCode,
  date: DateOnly,
  rate: z.string(),
  source: RateSource,
})
export type ExchangeRate = z.infer<typeof ExchangeRate>

export const ExchangeRateInput = z.object({
  currency: CurrencyCode,
  date: DateOnly,
  rate: ExchangeRateText,
})
export type ExchangeRateInput = z.infer<typeof ExchangeRateInput>

export const ExchangeRates = z.object({
  /** Whether the daily list is fetched. */
  isFetched: z.boolean(),
  /** Whether this deployment may fetch it at all. */
  canFetch: z.boolean(),
  fetchedAt: Instant.nullable(),
  /** Why the last attempt failed; empty when it did not. */
  failure: z.string(),
  /** The newest list, by currency. */
  latest: z.array(ExchangeRate),
  /** What people typed, newest first. */
  typed: z.array(ExchangeRate),
})
export type ExchangeRates = z.infer<typeof ExchangeRates>

const tags = ['Exchange rates']
const inFirm = z.object({ firmId: Id })
const path = '/firms/{firmId}/exchange-rates' as const
const one = inFirm.extend({ currency: CurrencyCode, date: DateOnly })

export const ratesContract = {
  list: endpoint
    .meta({ needs: 'tax:view' })
    .route({ method: 'GET', path, tags })
    .input(inFirm)
    .output(ExchangeRates),
  /** The rate of a day, or of the last day before it that has one; null where there is none. */
  find: endpoint
    .meta({ needs: 'item:view' })
    .route({ method: 'GET', path: `${path}/known`, tags })
    .input(one)
    .output(z.object({ found: ExchangeRate.nullable() })),
  type: endpoint
    .meta({ needs: 'tax:edit' })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(ExchangeRateInput.extend({ firmId: Id }))
    .output(ExchangeRate),
  remove: endpoint
    .meta({ needs: 'tax:delete' })
    .route({ method: 'POST', path: `${path}/remove`, tags })
    .input(one)
    .output(z.object({ removed: z.boolean() })),
  set: endpoint
    .meta({ needs: 'tax:edit' })
    .route({ method: 'PUT', path: `${path}/setting`, tags })
    .input(inFirm.extend({ isFetched: z.boolean() }))
    .output(ExchangeRates),
  /** Fetches the list now. */
  fetch: endpoint
    .meta({ needs: 'tax:edit' })
    .route({ method: 'POST', path: `${path}/fetch`, tags })
    .input(inFirm)
    .output(ExchangeRates),
}
