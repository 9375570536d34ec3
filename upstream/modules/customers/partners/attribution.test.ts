import { expect, it } from 'vitest'
import { attributeOrder, readArrival } from './attribution.ts'
import { type Identity, selfReferralFlags } from './self-referral.ts'

const approved = new Set(['paul', 'rita'])
const orderedAt = '2026-03-30T10:00:00Z'
const rules = { windowDays: 30, couponBeatsClick: true }

it('owes an order to the coupon, else to the last click within the window', () => {
  const touches = [
    { partnerId: 'rita', at: '2026-03-20T10:00:00Z' },
    { partnerId: 'paul', at: '2026-03-10T10:00:00Z' },
    { partnerId: 'blocked', at: '2026-03-29T10:00:00Z' },
    { partnerId: 'paul', at: '2026-03-30T10:00:01Z' },
  ]
  const order = { orderedAt, couponPartnerId: null, touches }
  expect(attributeOrder(order, rules, approved)).toEqual({
    partnerId: 'rita',
    by: 'click',
    touchAt: '2026-03-20T10:00:00Z',
  })
  const withCoupon = { ...order, couponPartnerId: 'paul' }
  expect(attributeOrder(withCoupon, rules, approved)).toMatchObject({
    partnerId: 'paul',
    by: 'coupon',
  })
  const clickFirst = { ...rules, couponBeatsClick: false }
  expect(attributeOrder(withCoupon, clickFirst, approved)).toMatchObject({ partnerId: 'rita' })
  expect(attributeOrder({ ...withCoupon, touches: [] }, clickFirst, approved)).toMatchObject({
    partnerId: 'paul',
  })
  expect(attributeOrder({ ...order, couponPartnerId: 'blocked' }, rules, approved)).toMatchObject({
    by: 'click',
  })
  const at = (instant: string) =>
    attributeOrder({ ...order, touches: [{ partnerId: 'rita', at: instant }] }, rules, approved)
  expect(at('2026-02-28T10:00:00Z')).not.toBeNull()
  expect(at('2026-02-28T09:59:59Z')).toBeNull()
})

it('keeps nothing in the browser before consent, and makes no codes from its own links', () => {
  const arrive = (address: string, hasConsent: boolean, referrer = '') =>
    readArrival({ address, referrer, hasConsent }, new Set(['paul7']), ['shop.example'], 30)
  const link = 'https://shop.example/?partner=Paul7'
  expect(arrive(link, false)).toEqual({ act: 'carryInAddress', code: 'paul7' })
  expect(arrive(link, true)).toEqual({ act: 'keep', code: 'paul7', cookieDays: 30 })
  const own = 'https://shop.example/prices'
  expect(arrive(link, true, own)).toEqual({ act: 'nothing' })
  const carried = `${link}&partner-carried=1`
  expect(arrive(carried, false, own)).toEqual({ act: 'carryInAddress', code: 'paul7' })
  expect(arrive(carried, true, own)).toMatchObject({ act: 'keep' })
  expect(arrive('https://shop.example/?partner=header-link', true)).toEqual({ act: 'nothing' })
  expect(arrive('https://shop.example/', true)).toEqual({ act: 'nothing' })
  expect(arrive('?partner=paul7', true)).toEqual({ act: 'nothing' })
})

const nobody: Identity = {
  partyId: null,
  mails: [],
  ibans: [],
  cardFingerprints: [],
  addresses: [],
}

it('flags a customer who seems to be the partner, and says by what', () => {
  const home = { street: 'Schöne Straße 5', postcode: '10115', country: 'de' }
  const partner: Identity = {
    partyId: 'p1',
    mails: ['paul@web.de'],
    ibans: ['DE89 3704 0044 0532 0130 00'],
    cardFingerprints: ['fp_1'],
    addresses: [home],
  }
  const flags = (customer: Partial<Identity>) =>
    selfReferralFlags(partner, { ...nobody, ...customer })
  expect(flags({ ...partner })).toEqual(['party', 'mail', 'iban', 'card', 'address'])
  expect(flags({ mails: ['Paul+2@web.de'] })).toEqual(['mail'])
  expect(flags({ ibans: ['de89370400440532013000'] })).toEqual(['iban'])
  expect(flags({ cardFingerprints: ['fp_1'] })).toEqual(['card'])
  expect(
    flags({ addresses: [{ street: 'Schoene Str. 5', postcode: '10115', country: 'DE' }] }),
  ).toEqual([])
  expect(
    flags({ addresses: [{ street: 'SCHONE STR. 5', postcode: '10 115', country: 'DE' }] }),
  ).toEqual(['address'])
  const town = { street: '', postcode: '10115', country: 'DE' }
  expect(
    selfReferralFlags({ ...nobody, addresses: [town] }, { ...nobody, addresses: [town] }),
  ).toEqual([])
  expect(flags({ mails: ['other@web.de', 'no mail'], ibans: [''] })).toEqual([])
  const broken = { ...nobody, mails: ['no mail'], ibans: [''] }
  expect(selfReferralFlags(broken, broken)).toEqual([])
})
