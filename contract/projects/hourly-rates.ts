import { z } from 'zod'
import { CurrencyCode, DateOnly, decimalText, Id, optionalText } from '../core/fields.ts'
import { listQuery, recordOf, registerContract } from '../core/register.ts'
import { PersonId } from './projects.ts'

export const rateKinds = ['price', 'cost'] as const
export const RateKind = z.enum(rateKinds)
export type RateKind = z.infer<typeof RateKind>

/** What an hour is sold at, or costs the firm, where no project says otherwise. */
export const HourlyRateInput = z.object({
  kind: RateKind.default('price'),
  /** Empty: of everybody. */
  personId: PersonId,
  hourly: decimalText(6, 'unsigned', 'negativePrice'),
  /** Empty for a new one: the firm's; costs are in it always. */
  currency: z.union([z.literal(''), CurrencyCode]).default(''),
  validFrom: DateOnly,
  notes: optionalText(2000),
})
export type HourlyRateInput = z.infer<typeof HourlyRateInput>

export const HourlyRate = recordOf(HourlyRateInput).extend({ currency: CurrencyCode })
export type HourlyRate = z.infer<typeof HourlyRate>

export const HourlyRateRow = HourlyRate.omit({ version: true, createdAt: true })
export type HourlyRateRow = z.infer<typeof HourlyRateRow>

export const HourlyRateListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['validFrom', 'updatedAt'],
  direction: 'descending',
  filters: { kind: RateKind.optional(), personId: Id.optional() },
})
export type HourlyRateListQuery = z.infer<typeof HourlyRateListQuery>

export const hourlyRatesContract = registerContract({
  path: 'hourly-rates',
  tag: 'Hourly rates',
  view: 'project:cost',
  edit: 'project:cost',
  one: z.object({ firmId: Id, hourlyRateId: Id }),
  onePath: '{hourlyRateId}',
  input: HourlyRateInput,
  query: HourlyRateListQuery,
  row: HourlyRateRow,
  record: HourlyRate,
  bulk: ['archive', 'restore'],
})
