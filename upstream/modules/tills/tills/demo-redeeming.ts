import type { Language } from '#contract/core/fields.ts'
import { CouponInput } from '#contract/selling/coupons.ts'
import { LoyaltyProgrammeInput } from '#contract/selling/loyalty.ts'
import { type Cart, CartInput } from '#contract/tills/till-tickets.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { createCoupon } from '../../selling/coupons/index.ts'
import { setProgramme } from '../../selling/loyalty/index.ts'
import { updateCart } from './carts.ts'
import type { DemoShop } from './demo.ts'

const coupons: Record<Language, { code: string; name: string; once: string }> = {
  en: { code: 'WELCOME10', name: 'Ten percent for new customers', once: 'THANKS-5' },
  de: { code: 'WILLKOMMEN10', name: 'Zehn Prozent für Neukunden', once: 'DANKE-5' },
  it: { code: 'BENVENUTO10', name: 'Dieci per cento per i nuovi clienti', once: 'GRAZIE-5' },
  ru: { code: 'ПРИВЕТ10', name: 'Десять процентов новым покупателям', once: 'СПАСИБО-5' },
  es: { code: 'BIENVENIDO10', name: 'Diez por ciento para clientes nuevos', once: 'GRACIAS-5' },
}

/** A point for each unit of money; a hundred take off five, and end after a year. */
const programme = { isOn: true, perPoint: 100, worthOfHundred: 500, minimum: 20, expiryMonths: 12 }

/** A coupon that all may use, one for a single use, and a programme in which customers gather points. */
export function setUpRedeeming(
  writer: Writer,
  context: FirmContext,
  { language }: DemoShop['firm'],
): void {
  const { code, name, once } = coupons[language]
  createCoupon(writer, context, CouponInput.parse({ code, name, value: '10' }))
  const single = { code: once, name: once, kind: 'amount', value: '5', minimum: '30', maxUses: 1 }
  createCoupon(writer, context, CouponInput.parse(single))
  const input = LoyaltyProgrammeInput.parse({ ...programme, expectedUse: 80 })
  setProgramme(writer, { ...input, version: 1 })
}

/** Now and then a customer is named, who gathers points and redeems them, or has a coupon. */
export function redeemInDemo(
  writer: Writer,
  context: FirmContext,
  { firm, entered }: DemoShop,
  { cart, place, turn }: { cart: Cart; place: number; turn: number },
): Cart {
  const input = { ...CartInput.parse(cart), version: cart.version }
  if (turn === 2 && place % 6 === 2) {
    return updateCart(writer, context, cart.id, { ...input, coupon: coupons[firm.language].code })
  }
  const regulars = entered.customers.filter(({ currency }) => currency === cart.currency)
  const customerId = regulars[place % Math.min(3, regulars.length)]?.id
  if (turn !== 1 || customerId === undefined) return cart
  const named = updateCart(writer, context, cart.id, { ...input, customerId })
  const points = named.customerPoints?.points ?? 0
  if (place % 4 !== 0 || points < programme.minimum) return named
  const { version } = named
  const redeemed = { ...CartInput.parse(named), points: Math.min(points, 100), version }
  return updateCart(writer, context, cart.id, redeemed)
}
