import { expect, test } from 'vitest'
import { freeMode, isReachable, type Placed } from './control-mode.ts'

const linear = { hasChoice: false, isForwardOnly: false }
const oneWay = { hasChoice: false, isForwardOnly: true }

/** Which of some parts may be opened, once some were. */
function open(parts: readonly Placed[], begun: readonly number[]): number[] {
  return parts.flatMap((_, at) =>
    isReachable(parts, at, (one) => begun.includes(one)) ? [at] : [],
  )
}

const among = (id: string, mode = freeMode): Placed => ({ clusters: [{ id, mode }] })

test('where an author says nothing, every part may be opened', () => {
  expect(open([among('o'), among('o'), among('o')], [])).toEqual([0, 1, 2])
})

test('without choice the next part opens once the one before it was begun, and back is free', () => {
  const parts = [among('o', linear), among('o', linear), among('o', linear)]
  expect(open(parts, [])).toEqual([0])
  expect(open(parts, [0])).toEqual([0, 1])
  expect(open(parts, [0, 1])).toEqual([0, 1, 2])
})

test('forward alone never leads back', () => {
  const parts = [among('o', oneWay), among('o', oneWay), among('o', oneWay)]
  expect(open(parts, [0])).toEqual([0, 1])
  expect(open(parts, [0, 1])).toEqual([1, 2])
  expect(open(parts, [0, 1, 2])).toEqual([2])
})

test('a cluster of its own rules within one that is free', () => {
  const outer = { id: 'o', mode: freeMode }
  const inner = { clusters: [outer, { id: 'c', mode: linear }] }
  const parts = [{ clusters: [outer] }, inner, inner, { clusters: [outer] }]
  expect(open(parts, [])).toEqual([0, 1, 3])
  expect(open(parts, [1])).toEqual([0, 1, 2, 3])
})

test('a linear course of chapters: the first part of a chapter waits for the last of the one before', () => {
  const outer = { id: 'o', mode: linear }
  const chapter = (id: string) => ({ clusters: [outer, { id, mode: freeMode }] })
  const parts = [chapter('a'), chapter('a'), chapter('b')]
  expect(open(parts, [0])).toEqual([0, 1])
  expect(open(parts, [0, 1])).toEqual([0, 1, 2])
})
