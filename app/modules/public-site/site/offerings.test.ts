import { expect, test } from 'vitest'
import { findPageAt } from '#app/shell/edge/page-leaves.server.ts'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import { languages } from '#contract/core/fields.ts'
import { describeOfferings } from './described-offerings.ts'
import { offeringGroups, offerings } from './offerings.ts'

/** As the specification lists them. */
const paths = [
  '/inventory-management-software',
  '/apps/invoicing',
  '/apps/crm-leads',
  '/apps/client-management',
  '/apps/retail-billing',
  '/apps/hrms',
  '/apps/lms',
  '/apps/cms',
  '/apps/project-management',
  '/apps/product-management',
  '/apps/payroll-management',
  '/apps/leave-management',
  '/apps/business-analytics-tool',
  '/apps/bookkeeping',
  '/apps/expense-tracker',
  '/apps/daily-sales-tracker',
  '/apps/erp',
  '/apps/affiliate-business-system',
]

test('the table holds the paths of the specification', () => {
  expect(offerings.map(({ path }) => path as string).sort()).toEqual(paths.toSorted())
})

test.each(offerings)('the demo has the screen that shows $id', ({ shows }) => {
  expect(findPageAt(`/firms/:firmId/${shows}`)?.needs).toBeTruthy()
})

test('every group has an offering', () => {
  expect([...new Set(offerings.map(({ group }) => group))].sort()).toEqual(
    offeringGroups.toSorted(),
  )
})

test.each(languages)('each offering has a name and a line of its own in %s', (language) => {
  const described = describeOfferings(textsOf(language, 'site'))
  expect(new Set(described.map(({ name }) => name)).size).toBe(offerings.length)
  expect(new Set(described.map(({ line }) => line)).size).toBe(offerings.length)
})
