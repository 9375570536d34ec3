import { expect, it } from 'vitest'
import { inOneGo, inSteps } from './breathe.ts'

function* counted(seen: string[]): Generator<undefined, number> {
  for (const piece of ['one', 'two', 'three']) {
    seen.push(piece)
    yield
  }
  return seen.length
}

it('leaves others a turn after each piece of work, or none where nothing may come between', async () => {
  const seen: string[] = []
  const other = setInterval(() => seen.push('other'), 1)
  await inSteps(counted(seen))
  clearInterval(other)
  const between = ['one', 'two', 'three'].map((piece) => seen[seen.indexOf(piece) + 1])
  expect(between).toEqual(['other', 'other', 'other'])
  expect(inOneGo(counted([]))).toBe(3)
})
