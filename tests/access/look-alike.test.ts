import { beforeAll, expect, inject, test } from 'vitest'
import { Api } from '../support/api.mjs'
import { testPassword } from '../support/firm.mjs'
import { askPage } from './ask-page.ts'

const known = 'somebody@walk.example'
const nobody = 'nobody-at-all@walk.example'
const wrong = { password: 'not the password' }
const person = { name: 'Somebody', password: testPassword }

beforeAll(async () => {
  const api = new Api(inject('origin'), 1)
  await api.register({ email: known, password: testPassword })
  api.close()
})

/** All that a browser is told, without the address that it sent itself and the token of a session. */
async function askAbout(email: string, path: string, more: Record<string, string>) {
  const { status, location, refresh, cookies, text } = await askPage(path, {
    form: { email, ...more },
  })
  const answer = JSON.stringify({ status, location, refresh, cookies, text })
  return {
    status,
    answer: answer
      .replaceAll(email, '…')
      .replaceAll(encodeURIComponent(email), '…')
      .replaceAll(/session=[^;]+/g, 'session=…'),
  }
}

test.each([
  ['a login with a wrong password', '/login', wrong, 401],
  ['a login at the sign-in page of administrators', '/admin/login', wrong, 401],
  ['a login at the sign-in page of CRM users', '/crm/login', wrong, 401],
  ['a login with a code', '/login', { token: '000000' }, 401],
  ['the wish for a sign-in link', '/login', { intent: 'mail' }, 302],
  ['the wish for another password', '/forget-password', {}, 302],
  ['a registration', '/register', person, 302],
])(
  '%s looks alike for an address with an account and one without',
  async (_, path, more, status) => {
    const [one, other] = [await askAbout(known, path, more), await askAbout(nobody, path, more)]
    expect(one.status).toBe(status)
    expect(one.answer).toBe(other.answer)
  },
)
