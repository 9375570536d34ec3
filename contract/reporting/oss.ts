import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { CurrencyCode, DateOnly, Id, MinorUnits } from '../core/fields.ts'
import { ReturnDays } from './tax-returns.ts'

/** Sales to consumers in other countries of the Union in a year beside what they may come to. */
export const OssThreshold = z.object({
  year: z.int(),
  /** Net, in the firm's currency. */
  amount: MinorUnits,
  /** Art. 59c of Directive 2006/112/EC; null where the firm's books are in another currency than euro. */
  limit: MinorUnits.nullable(),
  isPassed: z.boolean(),
})
export type OssThreshold = z.infer<typeof OssThreshold>

export const OneStopShop = z.object({
  /** Whether the firm's country is one of the Union. */
  isKnown: z.boolean(),
  currency: CurrencyCode,
  /** The first day of which sales are in its returns; null before it is registered. */
  from: DateOnly.nullable(),
  /** The last one, where it ended. */
  until: DateOnly.nullable(),
  threshold: OssThreshold,
  /** Its quarters that have begun, the newest first. */
  rows: z.array(ReturnDays),
})
export type OneStopShop = z.infer<typeof OneStopShop>

export const OssRegistration = z.object({ from: DateOnly })
export const OssEnd = z.object({ until: DateOnly })

const tags = ['Reports']
const path = '/firms/{firmId}/one-stop-shop' as const
const inFirm = z.object({ firmId: Id })

export const ossContract = {
  /** Whether the firm is registered for the Union scheme, and its quarterly returns. */
  get: endpoint
    .meta({ needs: 'report:view' })
    .route({ method: 'GET', path, tags })
    .input(inFirm)
    .output(OneStopShop),
  /** From a day on: adds the rates of the other countries and an account for their tax. */
  register: endpoint
    .meta({ needs: 'tax:edit' })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(OssRegistration.extend({ firmId: Id }))
    .output(OneStopShop),
  /** With a day: its rates end then. */
  end: endpoint
    .meta({ needs: 'tax:edit' })
    .route({ method: 'POST', path: `${path}/end`, tags })
    .input(OssEnd.extend({ firmId: Id }))
    .output(OneStopShop),
}
