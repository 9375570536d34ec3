export { receiveOrder } from './receive.ts'
export { approveOrder, createOrder, sendOrder } from './service.ts'
