import { expect, test } from 'vitest'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { testRegister } from '#upstream/testing/test-register.ts'
import { couponList } from './list.ts'
import { coupons } from './register.ts'

// What coupons do where they are redeemed is tried where that is: at tills.
testRegister({
  register: coupons,
  list: couponList,
  made: { code: 'TEE10', name: 'Tea', value: '10', notes: 'from the lighthouse' },
  changed: { name: 'Teas' },
  word: 'lighthouse',
})

test('a coupon is made by who may change tills, with a code of its own', async () => {
  const firm = await TestFirm.open()
  const values = { code: 'X1234', name: 'X', value: '10' }
  const refused = await firm.ask('POST', '/coupons', values, { role: 'cashier' })
  expect(refused.status).toBe(403)
  await firm.must('POST', '/coupons', values)
  const twice = await firm.ask('POST', '/coupons', { ...values, value: '101' })
  expect(twice.body.data.fields).toMatchObject({
    ...{ code: { key: 'couponCodeTaken' }, value: { key: 'tooLarge' } },
  })
})
