import { expect, test } from 'vitest'
import { usualLayout } from '#contract/core/layout.ts'
import { storedLayout } from './layout.ts'

test('A layout that is stored in part, or in words of another release, is filled with the usual', () => {
  expect(storedLayout('{}')).toEqual(usualLayout)
  expect(storedLayout('{"layout":"horizontal"}')).toEqual({
    ...usualLayout,
    layout: 'horizontal',
  })
  expect(storedLayout('{"sidebar":"floating"}')).toEqual(usualLayout)
})
