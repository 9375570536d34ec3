// Modules: gallery
import { expect, test } from './fixtures.ts'

test('help is one press away, and what the installed product opens leads into the firm', async ({
  signedIn: page,
  firm,
}) => {
  await page.goto(`${firm.path}/quotes`)
  await page.getByRole('link', { name: 'Help', exact: true }).click()
  await expect(page).toHaveURL(/\/support\/quotes$/)
  for (const [from, to] of [
    ['/new/invoicing', '/invoices/new'],
    ['/new/expenses', '/expenses/new'],
    ['/share/receipt', '/expenses/read'],
  ] as const) {
    await page.goto(from)
    await expect(page).toHaveURL(new RegExp(`${firm.path}${to}$`))
  }
  expect((await page.goto('/new/nothing'))?.status()).toBe(404)
  const manifest = await (await page.request.get('/site.de.webmanifest', { maxRetries: 2 })).json()
  expect(manifest.share_target.action).toBe('/share/receipt')
  const headers = { origin: 'null', 'sec-fetch-site': 'none' }
  const multipart = {
    file: { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
  }
  const shared = await page.request.post('/share/receipt', { headers, multipart, maxRetries: 2 })
  expect(shared.url()).toContain(`${firm.path}/expenses/read`)
  expect(await shared.text()).toContain('could not be read')
  const foreign = { origin: 'null', 'sec-fetch-site': 'cross-site' }
  const refused = await page.request.post('/share/receipt', {
    headers: foreign,
    multipart,
    maxRetries: 2,
  })
  expect(refused.status()).toBe(403)
})
