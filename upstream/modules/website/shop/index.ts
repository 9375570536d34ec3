export {
  addToCart,
  Cart,
  CartLine,
  emptyCart,
  Fulfilment,
  setQuantity,
} from './cart.ts'
export { type CouponProblem, couponValue, type ShopCoupon } from './coupon.ts'
export { DeliveryMethod, type DeliveryOffer, deliveryOffers } from './delivery.ts'
export {
  documentLine,
  type OrderAnswer,
  type PlacedOrder,
  placeOrder,
  stockAfter,
} from './place-order.ts'
export { lastReturnDay, type PastReturn, type Refund, refundOf } from './returns.ts'
export { type CartChange, type Review, reviewCart, type Shop, type ShopItem } from './review.ts'
