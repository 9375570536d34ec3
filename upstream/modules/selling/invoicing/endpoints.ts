import { bulkHandlers } from './bulk-handler.ts'
import { coreHandlers } from './core-handlers.ts'
import { deliveryHandlers } from './delivery-endpoints.ts'
import { depositHandlers } from './deposits/endpoints.ts'
import { electronicHandlers } from './electronic/endpoints.ts'
import { standingHandlers } from './standing-endpoints.ts'
import { verifactuHandlers } from './verifactu/endpoints.ts'

export const router = {
  ...coreHandlers,
  ...bulkHandlers,
  ...deliveryHandlers,
  ...electronicHandlers,
  deposits: depositHandlers,
  standing: standingHandlers,
  verifactu: verifactuHandlers,
}
