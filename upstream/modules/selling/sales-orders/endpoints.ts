import { handlers } from './handlers.ts'
import { publicHandlers } from './public-handlers.ts'

export const router = { salesOrders: handlers, publicSalesOrders: publicHandlers }
