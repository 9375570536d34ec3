// Modules: api-keys, firms, profile
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, test } from './fixtures.ts'
import { confirmAddress } from './members.ts'

test.use({ ownPerson: true })
test.beforeEach(({ origin, person }) => confirmAddress(origin, person))

test('A key of the firm is made, shown once, opens what it names, and ends when it is revoked', async ({
  signedIn: page,
  firm,
  request,
  origin,
}) => {
  test.slow()
  await page.goto(`${firm.path}/settings/api-keys`)
  await page.getByRole('link', { name: 'New key' }).click()
  await page.getByRole('button', { name: 'Create key' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('textbox', { name: 'Name' }).fill('Web shop')
  await page.getByRole('checkbox', { name: 'See items, tax rates and accounts' }).check()
  await page.getByRole('button', { name: 'Create key' }).click()
  const secret = await page.getByRole('textbox', { name: 'Key' }).inputValue()
  expect(secret).toMatch(/^fmk_/)

  const headers = { authorization: `Bearer ${secret}` }
  const items = await request.get(`/api${firm.path}/items`, { headers })
  expect([items.status(), items.headers()['ratelimit-limit']]).toEqual([200, '300'])
  expect((await request.get(`/api${firm.path}/invoices`, { headers })).status()).toBe(403)

  const assistant = new Client({ name: 'assistant', version: '1' })
  const requestInit = { headers }
  await assistant.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', origin), { requestInit }),
  )
  await assistant.callTool({ name: 'items_list', arguments: { q: 'oil' } })
  await assistant.callTool({ name: 'invoices_list', arguments: {} })

  await page.getByRole('link', { name: 'I have stored it' }).click()
  await page.getByRole('link', { name: 'Web shop' }).click()
  await expect(page.getByRole('row', { name: /items_list/ })).toContainText('Answered')
  await expect(page.getByRole('row', { name: /invoices_list/ })).toContainText('Refused')
  await page.getByRole('link', { name: 'API keys' }).last().click()
  await expect(page.getByRole('row', { name: /Web shop/ })).toContainText('Active')
  await expect(page.getByRole('main')).not.toContainText(secret)
  await page.getByRole('button', { name: 'Revoke Web shop' }).click()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(page.getByRole('row', { name: /Web shop/ })).toContainText('Revoked')
  expect((await request.get(`/api${firm.path}/items`, { headers, maxRetries: 2 })).status()).toBe(
    401,
  )
  await page.goto(`${firm.path}/settings/history`)
  await expect(page.getByRole('row', { name: /API key Web shop/ }).first()).toBeVisible()
})

test('A person has keys of their own', async ({ signedIn: page, firm, request }) => {
  await page.goto('/profile/api-keys/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('Nightly')
  await page.getByRole('checkbox', { name: 'See users' }).check()
  await page.getByRole('button', { name: 'Create key' }).click()
  const secret = await page.getByRole('textbox', { name: 'Key' }).inputValue()
  const headers = { authorization: `Bearer ${secret}` }
  expect((await request.get(`/api${firm.path}/members`, { headers })).status()).toBe(200)
  expect((await request.get('/api/auth/sessions', { headers })).status()).toBe(403)

  await page.goto('/developers')
  await page.getByRole('link', { name: 'Members', exact: true }).click()
  await page.goto('/developers/try/members.list')
  await page.getByLabel('API key').fill('fmk_short')
  await page.getByLabel('firmId').fill(firm.id)
  await page.getByRole('button', { name: 'Send call' }).click()
  await expect(page.getByLabel('API key')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('API key')).toHaveValue('')
  await expect(page.getByLabel('firmId')).toHaveValue(firm.id)
  await page.getByLabel('API key').fill(secret)
  await page.getByRole('button', { name: 'Send call' }).click()
  await expect(page.getByRole('heading', { name: 'Answer: 200' })).toBeVisible()
})
