import { expect, test } from 'vitest'
import { foldsAfter, parseFolds } from './kept-folds.ts'

test('a fold that was opened is kept once, and one that was closed is forgotten', () => {
  const opened = foldsAfter(foldsAfter([], 'form.more', true), 'form.more', true)
  expect(opened).toEqual(['form.more'])
  expect(foldsAfter(opened, 'form.more', false)).toEqual([])
})

test.each([null, '', '{', '{"a":1}', '[1,null]'])(
  'what is no list of names is none: %j',
  (kept) => {
    expect(parseFolds(kept)).toEqual([])
  },
)
