export { loadOpenDeliveries } from './load-open-deliveries.server.ts'
