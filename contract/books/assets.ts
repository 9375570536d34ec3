import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { CostCentreId } from './cost-centres.ts'

/** A fixed asset that wears out, or an expense or income that is spread over months. */
export const AssetKind = z.enum(['asset', 'expense', 'income'])
export type AssetKind = z.infer<typeof AssetKind>

const Positive = field.amountInput('positive')

export const AssetInput = z.object({
  what: AssetKind.default('asset'),
  name: field.requiredText(200),
  /** What it cost, or what is spread; minor units of the base currency. */
  cost: Positive,
  /** What is left at the end of its life. */
  residual: field.amountInput('unsigned').default(0),
  /** The first month with a share is this day's. */
  startDate: field.DateOnly,
  months: field.wholeNumber({ minimum: 1, maximum: 1200 }),
  method: z.enum(['straight', 'declining']).default('straight'),
  /** Percent of the book value a year, where it declines. */
  rate: z.union([z.literal(''), field.PercentText]).default(''),
  /** Where the cost stands: the asset's account, or that of what is deferred. */
  account: field.requiredText(20),
  /** What bears each month's share: depreciation, the expense or the income. */
  resultAccount: field.requiredText(20),
  /** Of what bears it. */
  costCentreId: CostCentreId,
})
export type AssetInput = z.infer<typeof AssetInput>

export const AssetRow = AssetInput.extend({
  id: field.Id,
  state: z.enum(['active', 'disposed']),
  /** What was posted of it, and what it still stands at. */
  posted: field.MinorUnits,
  book: field.MinorUnits,
  disposedDate: field.DateOnly.nullable(),
  createdAt: field.Instant,
})
export type AssetRow = z.infer<typeof AssetRow>

export const Asset = AssetRow.extend({
  /** One share a month, posted on its last day. */
  plan: z.array(
    z.object({
      date: field.DateOnly,
      amount: field.MinorUnits,
      book: field.MinorUnits,
      entryId: field.Id.nullable(),
    }),
  ),
})
export type Asset = z.infer<typeof Asset>

const path = '/firms/{firmId}/assets' as const
const tags = ['Assets']
const one = z.object({ firmId: field.Id, assetId: field.Id })

export const assetsContract = {
  list: endpoint
    .meta({ needs: 'ledger:view' })
    .route({ method: 'GET', path, tags })
    .input(z.object({ firmId: field.Id }))
    .output(
      z.object({
        rows: z.array(AssetRow),
        /** Shares of months that are over and not posted. */
        due: z.object({ count: z.int(), amount: field.MinorUnits, until: field.DateOnly }),
      }),
    ),
  create: endpoint
    .meta({ needs: 'ledger:edit' })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(AssetInput.extend({ firmId: field.Id }))
    .output(Asset),
  get: endpoint
    .meta({ needs: 'ledger:view' })
    .route({ method: 'GET', path: `${path}/{assetId}`, tags })
    .input(one)
    .output(Asset),
  /** Only one of which nothing was posted. */
  delete: endpoint
    .meta({ needs: 'ledger:delete' })
    .route({ method: 'DELETE', path: `${path}/{assetId}`, tags })
    .input(one)
    .output(z.object({ id: field.Id })),
  /** Posts the shares of all months that ended until a day, one entry a month. */
  postShares: endpoint
    .meta({ needs: 'ledger:edit' })
    .route({ method: 'POST', path: `${path}/post-shares`, tags })
    .input(z.object({ firmId: field.Id, until: field.DateOnly }))
    .output(z.object({ entries: z.int(), amount: field.MinorUnits })),
  /** Takes an asset out of the books: what it stands at becomes an expense. */
  dispose: endpoint
    .meta({ needs: 'ledger:edit' })
    .route({ method: 'POST', path: `${path}/{assetId}/dispose`, tags })
    .input(one.extend({ date: field.DateOnly }))
    .output(Asset),
}
