import { expect, test } from 'vitest'
import type { FirmMembership, Session } from '#contract/core/identity.ts'
import type { Role } from '#contract/core/roles.ts'
import { findPageAt } from '../edge/page-leaves.server.ts'
import { firstPlaceOf } from '../frame/first-place.server.ts'
import { firmPageOf } from './session.server.ts'

const firmId = '01ARZ3NDEKTSV4RRFFQ69G5FAW'

/** What somebody of a role may do in the firm. */
function pageOf(role: Role) {
  const firm: FirmMembership = {
    firmId,
    role,
    legalName: 'Nord',
    tradeName: '',
    country: 'DE',
    place: '',
    baseCurrency: 'EUR',
    timeZone: 'Europe/Berlin',
  }
  const session: Session = {
    user: {
      id: firmId,
      name: 'Ada',
      email: 'ada@example.com',
      kind: 'user',
      isDemo: false,
      language: 'en',
      theme: 'system',
      currentFirmId: firmId,
      isEmailVerified: true,
      photoKey: null,
      timeZone: null,
      lockAfterMinutes: null,
    },
    isLocked: false,
    firms: [firm],
    suspendedFirms: [],
    visitedFirms: [],
    supportAccess: [],
  }
  return firmPageOf(session, firm)
}

test.each([
  ['/firms/:firmId/users/roles/new', 'users/roles/new'],
  [`/firms/${firmId}/users/roles/${firmId}?from=list`, 'users/roles/:roleId'],
  [`/firms/${firmId}/settings/taxes/new`, 'settings/taxes/new'],
  [`/firms/${firmId}/settings/taxes/DE19`, 'settings/taxes/:taxCode'],
  ['/firms/new', undefined],
])('the page at %s is that of its route', (path, expected) => {
  const found = findPageAt(path)?.path
  expect(found).toBe(expected ? `/firms/:firmId/${expected}` : '/firms/new')
})

test('a way is open to whom its page’s route lets in, and to nowhere to nobody', () => {
  const [sales, owner] = [pageOf('sales'), pageOf('owner')]
  const paths = [`/firms/${firmId}/users/roles/new`, `/firms/${firmId}/nowhere`, '/admin/firms']
  expect(paths.map(owner.canOpen)).toEqual([true, false, false])
  expect(paths.map(sales.canOpen)).toEqual([false, false, false])
  expect(sales.canOpen(`/firms/${firmId}/invoices/new?customerId=${firmId}`)).toBe(true)
})

test.each([
  ['crm', 'leads'],
  ['cashier', 'tills'],
  ['hr', 'employees'],
  ['employee', 'my-work'],
] as const)('who works as %s begins at %s', (role, place) => {
  expect(firstPlaceOf(pageOf(role))).toBe(`/firms/${firmId}/${place}`)
})
