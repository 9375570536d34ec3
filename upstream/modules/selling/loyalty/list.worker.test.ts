import { expect, test } from 'vitest'
import { sortPlans } from '#upstream/testing/sort-plans.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { loyaltyList } from './list.ts'

test('every order of the list is read by an index', async () => {
  const firm = await TestFirm.open()
  const actor = { userId: '', userName: '', role: 'owner', isDemo: false, requestId: '' }
  const plans = await sortPlans(firm, loyaltyList({ ...actor, language: 'en' }))
  expect(plans.length).toBeGreaterThan(0)
  expect(plans.filter(({ plan }) => plan.includes('TEMP B-TREE'))).toEqual([])
})
