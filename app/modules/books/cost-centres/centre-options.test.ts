import { expect, test } from 'vitest'
import { centreOptions } from './centre-options.ts'

const centre = (id: string, label: string, isArchived = false) => ({ id, label, isArchived })

const centres = [
  centre('a', '1 Shops'),
  centre('b', '1 Shops › 110 Harbour Street'),
  centre('c', '1 Shops › 110 Harbour Street › 111 Stall'),
  centre('d', '2 Office', true),
  centre('e', '2 Office › 210 Desk'),
  centre('f', '3 In › Out'),
]

const labels = (kept?: string[]) =>
  centreOptions({ centres, kept, closed: 'closed' }).map(({ label }) => label)

test('cost centres are set in below what they are part of', () => {
  expect(labels()).toEqual([
    '1 Shops',
    '\u2003110 Harbour Street',
    '\u2003\u2003111 Stall',
    // What it is part of is closed and not offered.
    '2 Office › 210 Desk',
    // A sign in a name is no step.
    '3 In › Out',
  ])
})

test('a closed one stays where it was chosen, and says that it is closed', () => {
  expect(labels(['d']).at(-1)).toBe('2 Office (closed)')
})
