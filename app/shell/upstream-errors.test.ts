import { expect, test } from 'vitest'
import { reviveError } from './upstream-errors.ts'

function answer(status: number, body: unknown) {
  return { status, text: typeof body === 'string' ? body : JSON.stringify(body), retryAfter: null }
}

test('an error of our API comes back with its fields and detail', () => {
  const data = { fields: { email: { key: 'invalidEmail' } }, detail: { version: 3 } }
  expect(reviveError(answer(422, { code: 'invalid', message: 'No', data }))).toMatchObject({
    code: 'invalid',
    status: 422,
    fields: { email: { key: 'invalidEmail' } },
    detail: { version: 3 },
  })
})

test('a failed login comes back with its words and where it leads', () => {
  const body = { error: 'Invalid credentials', data: { redirectTo: '/admin/login' } }
  expect(reviveError(answer(401, body))).toMatchObject({
    code: 'unauthenticated',
    message: 'Invalid credentials',
    detail: { redirectTo: '/admin/login' },
  })
})

test.each([
  [404, 'not_found'],
  [403, 'forbidden'],
  [429, 'rate_limited'],
  [502, 'unavailable'],
  [504, 'unavailable'],
  [418, 'malformed'],
  [500, 'unexpected'],
  [599, 'unexpected'],
])('another API is read by its status alone: %i is %s', (status, code) => {
  expect(reviveError(answer(status, '<html>'))).toMatchObject({ code })
})

test('a code that is none of ours does not become one', () => {
  expect(reviveError(answer(404, { code: 'toString' }))).toMatchObject({ code: 'not_found' })
})
