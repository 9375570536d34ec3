import { expect, test } from 'vitest'
import { movedMatches } from './moved-matches.ts'

const lines = (...descriptions: string[]) =>
  descriptions.map((description, position) => ({ position, description }))
const matches = [
  { position: 0, orderLineId: 'oak' },
  { position: 1, orderLineId: 'beech' },
]

test('the match of a line that is gone ends, and the others follow their lines', () => {
  const before = lines('Oak', 'Beech')
  expect(movedMatches(matches, before, lines('Beech'))).toEqual([
    { position: 0, orderLineId: 'beech' },
  ])
  expect(movedMatches(matches, before, lines('Freight', 'Oak', 'Beech'))).toEqual([
    { position: 1, orderLineId: 'oak' },
    { position: 2, orderLineId: 'beech' },
  ])
})

test('a line that is only worded anew keeps its match, and twins keep one each', () => {
  expect(movedMatches(matches, lines('Oak', 'Beech'), lines('Oak, dry', 'Beech'))).toEqual(matches)
  expect(movedMatches(matches, lines('Oak', 'Oak'), lines('Oak'))).toEqual([
    { position: 0, orderLineId: 'oak' },
  ])
})
