import { expect, test } from 'vitest'
import { findPageAt } from '../edge/page-leaves.server.ts'
import { currentPath, entriesFor, menuFor, sectionInFirm } from './menu.ts'

const everything = { can: () => true, canOpen: () => true, firm: {} }

/** Somebody who may open the pages that need certain permissions. */
function holderOf(isHeld: (needs: string) => boolean) {
  return { can: isHeld, canOpen: (path: string) => isHeld(findPageAt(path)?.needs ?? ''), firm: {} }
}

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
  const path = sectionInFirm(
    '/firms/a/invoices',
    'b',
    holderOf((needs) => needs !== 'invoice:view'),
  )
  expect(path).toBe('/firms/b/dashboard')
})

test('who may do nothing has no menu', () => {
  expect(menuFor(holderOf(() => false))).toEqual({
    start: [],
    areas: [],
    more: { areas: [], entries: [] },
  })
})

test('what belongs to another entry stands below it, and by itself for who may not see that one', () => {
  const pathsOf = (viewer: Parameters<typeof entriesFor>[0]) =>
    entriesFor(viewer).map(
      ({ path, children }) => [path('a'), children.map((child) => child.path('a'))] as const,
    )
  const all = new Map(pathsOf(everything))
  expect(all.get('/firms/a/invoices')).toContain('/firms/a/recurring')
  expect(all.has('/firms/a/recurring')).toBe(false)
  const few = new Map(pathsOf(holderOf((needs) => needs === 'recurring:view')))
  expect([...few.keys()]).toEqual(['/firms/a/recurring'])
})

test('the menu has at most nine places at its first level, and an area that is off is not among them', () => {
  const { start, areas, more } = menuFor(everything)
  expect(start.length + areas.length + 1).toBeLessThanOrEqual(9)
  expect(areas.map(({ id }) => id)).toContain('tills')
  expect(more.entries.map(({ path }) => path('a'))).toContain('/firms/a/settings')
  const without = menuFor({ ...everything, firm: { areasOff: ['tills'] } })
  const shown = [...without.areas, ...without.more.areas].map(({ id }) => id)
  expect(shown).not.toContain('tills')
  expect(entriesFor(everything).some(({ area }) => area === 'tills')).toBe(true)
})
