import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { CurrencyCode, DateOnly, MinorUnits } from '../core/fields.ts'
import { PaperView } from '../core/paper.ts'
import { isOwnLook, LookInput, LookKept } from './public-documents.ts'
import { publicPaper } from './public-paper.ts'
import { DeliveryState, SalesOrderState } from './sales-orders.ts'

/** What somebody who has the link may see of an order; served without a session. */
export const PublicSalesOrder = z.object({
  paper: PaperView,
  firmName: z.string(),
  /** Of the firm: the times of the page are in it. */
  timeZone: z.string(),
  state: SalesOrderState,
  deliveryState: DeliveryState,
  deliveryDate: DateOnly.nullable(),
  currency: CurrencyCode,
  total: MinorUnits,
  /** What of the goods has left and is still to come, in the units of the lines. */
  goods: z.array(
    z.object({
      description: z.string(),
      unit: z.string(),
      delivered: z.string(),
      toDeliver: z.string(),
      /** Given up before it was delivered: it will not come. */
      closedShort: z.string(),
    }),
  ),
})
export type PublicSalesOrder = z.infer<typeof PublicSalesOrder>

const link = z.object({ token: z.string().max(100) })
const at = '/public/orders/{token}' as const
const tags = ['Public']

export const publicSalesOrdersContract = {
  /** Gives the order and, at the first time, marks it as viewed. */
  open: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: `${at}/open`, tags })
    .input(link.extend({ isOwn: isOwnLook }))
    .output(PublicSalesOrder),
  /** Keeps that the page is open now, or was left; nothing of who looks. */
  look: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: `${at}/look`, tags })
    .input(LookInput.extend(link.shape))
    .output(LookKept),
  ...publicPaper(at, link, tags),
}
