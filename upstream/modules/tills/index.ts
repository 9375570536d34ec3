export { addToCart, payCart, startCart } from './carts.ts'
export { refundTicket } from './refund.ts'
export { createRegister } from './registers.ts'
export { approveSession, countSession, openRegister } from './sessions.ts'
