import { expect, test } from 'vitest'
import { seedOf, shared } from './shared.ts'

test('on the server a write to shared state throws, however deep', () => {
  const state = shared({ open: false, lines: [{ text: 'a' }] })
  expect(() => {
    state.open = true
  }).toThrow(TypeError)
  expect(() => state.lines.push({ text: 'b' })).toThrow(TypeError)
  expect(() => {
    for (const line of state.lines) line.text = 'c'
  }).toThrow(TypeError)
  expect(state).toEqual({ open: false, lines: [{ text: 'a' }] })
})

test('the seed is the state as it was made', () => {
  expect(seedOf(shared({ count: 1 }))).toEqual({ count: 1 })
  expect(() => seedOf({ count: 1 })).toThrow('shared()')
})
