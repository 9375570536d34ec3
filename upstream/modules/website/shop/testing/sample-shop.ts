import type { Cart } from '../cart.ts'
import type { ShopCoupon } from '../coupon.ts'
import { DeliveryMethod } from '../delivery.ts'
import type { OrderAnswer, PlacedOrder } from '../place-order.ts'
import { reviewCart, type Shop, type ShopItem } from '../review.ts'

export const standard = { code: 'DE19', category: 'S', rate: '19' }
export const reduced = { code: 'DE7', category: 'S', rate: '7' }

export function item(id: string, unitPrice: string, more: Partial<ShopItem> = {}): ShopItem {
  return {
    id,
    name: id,
    unit: 'pc',
    unitPrice,
    tax: standard,
    available: null,
    kilograms: '1',
    step: '1',
    ...more,
  }
}

export const post = DeliveryMethod.parse({
  id: 'post',
  name: 'Parcel',
  countries: ['DE', 'AT'],
  cost: {
    kind: 'byWeight',
    steps: [
      { upTo: '5', amount: 590 },
      { upTo: '20', amount: 990 },
    ],
  },
  freeFrom: 10_000,
})
export const express = DeliveryMethod.parse({
  id: 'express',
  name: 'Express',
  countries: ['DE'],
  cost: { kind: 'flat', amount: 1500 },
  isStandard: false,
})
export const bike = DeliveryMethod.parse({
  id: 'bike',
  name: 'Bike',
  countries: ['DE'],
  postcodes: ['10 1', '102'],
  cost: { kind: 'flat', amount: 300 },
  leastValue: 1500,
  tax: { kind: 'own', ...standard },
})

export const shop: Shop = {
  currency: 'EUR',
  priceMode: 'gross',
  taxRounding: 'group',
  date: '2026-06-01',
  items: [item('mug', '11.90', { available: '3' }), item('book', '10.70', { tax: reduced })],
  coupon: undefined,
  giftCards: [],
  methods: [post, express, bike],
  places: [{ id: 'shop', name: 'Shop' }],
}
export const toBerlin = {
  kind: 'delivery',
  methodId: 'post',
  country: 'DE',
  postcode: '10115',
} as const

export function seenCart(cart: Cart, of: Shop = shop): Cart {
  return reviewCart(cart, of).cart
}

export function orderOrThrow(answer: OrderAnswer): PlacedOrder {
  if (!('order' in answer)) throw new Error(JSON.stringify(answer))
  return answer.order
}

export const coupon: ShopCoupon = {
  code: 'TEN',
  name: 'Ten',
  kind: 'percent',
  value: '10',
  minimum: '',
  validFrom: '2026-06-01',
  validTo: '2026-06-01',
  usesLeft: 1,
  customerUsesLeft: null,
  itemIds: null,
}
