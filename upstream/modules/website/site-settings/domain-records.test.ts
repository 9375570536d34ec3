import { expect, test } from 'vitest'
import { problemOfRecords } from './domain-records.ts'

test.each([
  ['shown by its record', ['x', 'mine'], undefined, undefined],
  ['without a record', [], undefined, 'recordMissing'],
  ['with the record of something else', ['x'], undefined, 'recordOther'],
  ['that nobody answers for', undefined, undefined, 'noAnswer'],
  ['that another firm still shows', ['mine', 'theirs'], 'theirs', 'taken'],
  ['of another firm, without a record of the own', ['x'], 'theirs', 'taken'],
  ['of another firm, which nobody answers for', undefined, 'theirs', 'taken'],
  ['that another firm no longer shows', ['mine'], 'theirs', undefined],
])('a domain %s', (_, values, other, problem) => {
  expect(problemOfRecords(values, { own: 'mine', other })).toBe(problem)
})
