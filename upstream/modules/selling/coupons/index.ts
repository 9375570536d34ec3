export { type CouponOnSale, couponOnSale, giveCouponBack, redeemCoupon } from './at-till.ts'
export { createCoupon } from './register.ts'
