import { expect, test } from 'vitest'
import { randomFrom } from '#upstream/testing/random.ts'
import type { Cell } from './cells.ts'
import { fewestPeople, keysToHide } from './few-people.ts'

function cellOf(people: readonly string[]): Cell {
  return { sums: [], values: [], people: new Set(people) }
}

function namesTo(count: number, prefix = ''): string[] {
  return Array.from({ length: count }, (_, at) => `${prefix}${at}`)
}

test('a group of few is hidden with the smallest of the others, as the whole would tell of it', () => {
  const groups = [
    { key: 'few', cells: [cellOf(namesTo(2, 'a'))] },
    { key: 'many', cells: [cellOf(namesTo(20, 'b'))] },
    { key: 'some', cells: [cellOf(namesTo(6, 'c'))] },
    { key: 'nobody', cells: [cellOf([])] },
  ]
  expect(keysToHide(groups)).toEqual(new Set(['few', 'some']))
  expect(keysToHide(groups.slice(1))).toEqual(new Set())
})

test('groups of few that are enough together hide nobody else', () => {
  const groups = ['a', 'b', 'c'].map((key) => ({ key, cells: [cellOf(namesTo(2, key))] }))
  const many = { key: 'many', cells: [cellOf(namesTo(9, 'd'))] }
  expect(keysToHide([...groups, many])).toEqual(new Set(['a', 'b', 'c']))
})

test('neither what is shown nor what is left of the whole is ever of fewer than five, seed 5', () => {
  const random = randomFrom(5)
  for (let round = 0; round < 300; round += 1) {
    const groups = namesTo(1 + Math.floor(random() * 6), 'g').map((key) => ({
      key,
      cells: [0, 1].map(() =>
        cellOf(namesTo(Math.floor(random() * 12), random() < 0.5 ? key : '')),
      ),
    }))
    const hidden = keysToHide(groups)
    for (const at of [0, 1]) {
      const peopleOf = (of: typeof groups) =>
        new Set(of.flatMap(({ cells }) => [...(cells[at]?.people ?? [])]))
      const shown = groups.filter(({ key }) => !hidden.has(key))
      for (const group of shown) {
        const { size } = peopleOf([group])
        expect(size === 0 || size >= fewestPeople).toBe(true)
      }
      const left = peopleOf(groups.filter(({ key }) => hidden.has(key)))
      // With nothing shown there is nothing to take off the whole.
      if (shown.some((group) => peopleOf([group]).size > 0) && left.size > 0)
        expect(left.size).toBeGreaterThanOrEqual(fewestPeople)
    }
  }
})
