import { expect, test } from 'vitest'
import words from '../locales/error/en.json'
import { situationOf } from './error-view.tsx'

const said = new Map(Object.entries(words))

function titleOf(status: number, isWrite?: boolean): unknown {
  const failure = isWrite === undefined ? undefined : { isWrite }
  return Object(said.get(situationOf(status, failure))).title
}

test('a page whose record is not so far says that, and not that somebody changed it', () => {
  expect(situationOf(409, { isWrite: false })).toBe('notNow')
  expect(situationOf(409, { isWrite: true })).toBe('conflict')
})

/** The specification's catalogue: a call for data, a post, and a path that leads nowhere. */
test.each([
  [401, false, 'Invalid credentials'],
  [401, true, 'Invalid credentials'],
  [404, false, 'Sorry! the data you are looking for could not be found'],
  [404, undefined, 'Sorry! the page you are looking for could not be found'],
  [500, false, 'Internal Server Error'],
  [500, true, 'Sorry! something went wrong, please contact our support team'],
])('status %i, as a write %s, says: %s', (status, isWrite, title) => {
  expect(titleOf(status, isWrite)).toBe(title)
})
