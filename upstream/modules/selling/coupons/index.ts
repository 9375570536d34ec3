export { type CouponOnSale, couponOnSale, giveCouponBack, redeemCoupon } from './at-till.ts'
export { type CouponFacts, couponFacts } from './of-shop.ts'
export { createCoupon } from './register.ts'
