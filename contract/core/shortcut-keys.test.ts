import { expect, test } from 'vitest'
import { Layout } from './layout.ts'
import { actionsWithTakenKey, shortcutKeysOf } from './shortcut-keys.ts'

test('usual keys hold for what was not changed, and none of them is taken twice', () => {
  expect(shortcutKeysOf({ search: 'f' })).toMatchObject({ search: 'f', sheet: '?' })
  expect(actionsWithTakenKey(shortcutKeysOf({}))).toEqual([])
})

test('the later of two actions with one key is the one that is told, and no key is no conflict', () => {
  expect(actionsWithTakenKey(shortcutKeysOf({ mailNext: '/' }))).toEqual(['mailNext'])
  expect(actionsWithTakenKey(shortcutKeysOf({ search: '', sheet: '' }))).toEqual([])
})

test.each([
  ['f', true],
  ['ж', true],
  ['', true],
  ['ab', false],
  [' ', false],
  ['\u0007', false],
])('%j as a key: %s', (search, isKey) => {
  expect(Layout.partial().safeParse({ keys: { search } }).success).toBe(isKey)
})
