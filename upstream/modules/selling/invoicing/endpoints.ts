import { standingContract } from '#contract/core/standing.ts'
import { implement, read } from '../../../firm/implement.ts'
import { bulkHandlers } from './bulk-handler.ts'
import { coreHandlers } from './core-handlers.ts'
import { deliveryHandlers } from './delivery-endpoints.ts'
import { depositHandlers } from './deposits/endpoints.ts'
import { electronicHandlers } from './electronic/endpoints.ts'
import { shortStanding } from './standing.ts'
import { verifactuHandlers } from './verifactu/endpoints.ts'

const os = implement(standingContract)

const standingHandlers = {
  get: os.get.handler(read((reader, firm) => shortStanding(reader, firm))),
}

export const router = {
  ...coreHandlers,
  ...bulkHandlers,
  ...deliveryHandlers,
  ...electronicHandlers,
  deposits: depositHandlers,
  standing: standingHandlers,
  verifactu: verifactuHandlers,
}
