// Modules: apps, entry
import { createHash, randomBytes } from 'node:crypto'
import { newKey } from '../support/api.mjs'
import { expect, test } from './fixtures.ts'
import { confirmAddress } from './members.ts'

test.use({ ownPerson: true })

const callback = 'https://shop.example/oauth/callback'
const verifier = randomBytes(32).toString('base64url')

function addressFor(clientId: string, state: string): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: callback,
    scope: 'party:view invoice:view',
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  return `/oauth/authorize?${query}`
}

test('An app is let in after signing in, with less than it asks for, and is refused another time', async ({
  page,
  person,
  firm,
  origin,
}) => {
  await confirmAddress(origin, person)
  await page.route('https://shop.example/**', (route) => route.fulfill({ body: 'The shop' }))
  const input = { name: 'Shop', website: '', redirectUris: [callback], hasSecret: false }
  const { id: clientId } = await person.api.call('POST', `${firm.path}/apps`, input, newKey())

  await page.goto(addressFor(clientId, 'first'))
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Shop')
  await expect(page.getByText('You will be redirected to shop.example.')).toBeVisible()
  await page.getByLabel('Firm', { exact: true }).selectOption({ index: 0 })
  await page
    .getByRole('checkbox', { name: /invoices/i })
    .first()
    .uncheck()
  await page.getByRole('button', { name: 'Allow access' }).click()
  await page.waitForURL(/^https:\/\/shop\.example\//, { timeout: 120_000 })
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('state')).toBe('first')

  const form = {
    ...{ grant_type: 'authorization_code', client_id: clientId, redirect_uri: callback },
    ...{ code: searchParams.get('code') ?? '', code_verifier: verifier },
  }
  const changed = await page.request.post('/api/oauth/token', {
    form,
    headers: { origin },
    maxRetries: 2,
  })
  const { access_token: shown } = await changed.json()
  const ask = async (path: string) => {
    const headers = { authorization: `Bearer ${shown}` }
    const answer = await fetch(`${origin}/api${firm.path}/${path}`, { headers })
    return answer.status
  }
  expect([await ask('parties'), await ask('invoices')]).toEqual([200, 403])

  await page.goto(addressFor(clientId, 'second'))
  await page.getByRole('button', { name: 'Deny' }).click()
  await page.waitForURL(/^https:\/\/shop\.example\//, { timeout: 120_000 })
  expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied')

  await page.goto('/profile/apps')
  await expect(page.getByRole('row', { name: /Shop/ })).toBeVisible()
})
