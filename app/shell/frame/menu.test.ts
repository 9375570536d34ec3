import { expect, test } from 'vitest'
import { isAllowed } from '#contract/roles.ts'
import { currentPath, firstPlaceOf, menuFor, sectionInFirm } from './menu.ts'

const everything = () => true

test('a page belongs to the place whose path is the longest beginning of its own', () => {
  expect(currentPath('/firms/a/invoices/1/edit?x=1', 'a')).toBe('/firms/a/invoices')
  expect(currentPath('/firms/a/invoices-of-old', 'a')).toBeUndefined()
  expect(currentPath('/firms/b/invoices', 'a')).not.toBe('/firms/a/invoices')
  expect(currentPath('/firms/new', 'a')).toBe('/firms')
})

test('another firm opens at the same section, without the record of the first', () => {
  expect(sectionInFirm('/firms/a/invoices/1?tab=open', 'b', everything)).toBe('/firms/b/invoices')
})

test.each([
  ['/firms/a/nowhere'],
  ['/admin/outbox'],
  [''],
  ['//elsewhere.example/firms/a/invoices'],
  ['https://elsewhere.example'],
])('from %j another firm opens at its dashboard', (from) => {
  expect(sectionInFirm(from, 'b', everything)).toBe('/firms/b/dashboard')
})

test('a section that the role may not see in the other firm is not opened', () => {
  const path = sectionInFirm('/firms/a/invoices', 'b', (need) => need !== 'invoice:view')
  expect(path).toBe('/firms/b/dashboard')
})

test('who may do nothing has no menu', () => {
  expect(menuFor(() => false)).toEqual([])
})

test.each([
  ['crm', '/firms/a/customers'],
  ['cashier', '/firms/a/items'],
  ['hr', '/firms/a/users'],
  ['employee', '/firms/a/calendar'],
] as const)('who works as %s begins at %s', (role, place) => {
  expect(firstPlaceOf((permission) => isAllowed(role, permission), 'a')).toBe(place)
})

test('what belongs to another entry stands below it, and by itself for who may not see that one', () => {
  const pathsOf = (can: Parameters<typeof menuFor>[0]) =>
    menuFor(can)
      .flat()
      .map(({ path, children }) => [path('a'), children.map((child) => child.path('a'))] as const)
  const all = new Map(pathsOf(everything))
  expect(all.get('/firms/a/invoices')).toContain('/firms/a/recurring')
  expect(all.has('/firms/a/recurring')).toBe(false)
  const few = new Map(pathsOf((need) => need === 'recurring:view'))
  expect([...few.keys()]).toEqual(['/firms/a/recurring'])
})
