import { expect, test } from 'vitest'
import { changesOf } from './changes-of.ts'

test('names each value with what it was and what it became', () => {
  const entry = { before: '{"role":"sales","note":""}', after: '{"role":"admin"}' }
  expect(changesOf(entry)).toEqual([
    { name: 'role', before: 'sales', after: 'admin' },
    { name: 'note', before: '–' },
  ])
})

test('says of what it cannot read only that it is there', () => {
  expect(changesOf({ before: null, after: '{broken' })).toEqual([
    { name: 'value', after: '{broken' },
  ])
  expect(changesOf({ before: null, after: null })).toEqual([])
  expect(changesOf({ before: null, after: '{"list":[1,2]}' })).toEqual([
    { name: 'list', after: '[1,2]' },
  ])
})
