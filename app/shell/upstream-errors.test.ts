import { expect, test } from 'vitest'
import { reviveError } from './upstream-errors.ts'

test('an error of our API comes back with its fields and detail', async () => {
  const data = { fields: { email: { key: 'invalidEmail' } }, detail: { version: 3 } }
  const answer = Response.json({ code: 'invalid', message: 'No', data }, { status: 422 })
  expect(await reviveError(answer)).toMatchObject({
    code: 'invalid',
    status: 422,
    fields: { email: { key: 'invalidEmail' } },
    detail: { version: 3 },
  })
})

test('a failed login comes back with its words and where it leads', async () => {
  const body = { error: 'Invalid credentials', data: { redirectTo: '/admin/login' } }
  expect(await reviveError(Response.json(body, { status: 401 }))).toMatchObject({
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
])('another API is read by its status alone: %i is %s', async (status, code) => {
  const answer = new Response('<html>', { status })
  expect(await reviveError(answer)).toMatchObject({ code })
})

test('a code that is none of ours does not become one', async () => {
  const answer = Response.json({ code: 'toString' }, { status: 404 })
  expect(await reviveError(answer)).toMatchObject({ code: 'not_found' })
})
