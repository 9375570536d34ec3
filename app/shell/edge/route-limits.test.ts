import { expect, test } from 'vitest'
import { bodyLimits } from './body-limit.ts'
import { bodyLimitOf } from './route-limits.server.ts'

const { file, member, anonymous } = bodyLimits

test.each([
  ['what leads nowhere', [], anonymous],
  ['a sign-in page', ['modules/person/entry/routes/login'], anonymous],
  ['a form of the firm', ['shell/firm-layout', 'modules/firm/parties/routes/party-merge'], member],
  [
    'a form with files',
    ['shell/firm-layout', 'modules/selling/invoicing/routes/invoice-edit'],
    file,
  ],
  ['the page of the logo', ['shell/firm-layout', 'modules/firm/firms/routes/firm-settings'], file],
])('%s takes no more than it needs', (_, ids, limit) => {
  expect(bodyLimitOf(ids)).toBe(limit)
})

test('whoever has no session sends little, a form fills the API’s megabyte, an attachment fits', () => {
  expect(anonymous).toBeLessThan(1024 * 1024)
  expect(member).toBeGreaterThan(1024 * 1024)
  expect(file).toBeGreaterThan(20 * 1024 * 1024)
})
