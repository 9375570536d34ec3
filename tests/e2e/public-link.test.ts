// Modules: invoicing
import { createCustomer, createInvoice, expect, test } from './fixtures.ts'

test.describe('The public link', () => {
  test('shows the invoice to whoever has it, marks it as viewed and can be revoked', async ({
    signedIn: page,
    person,
    firm,
    browser,
    origin,
  }) => {
    const customer = await createCustomer(person.api, firm)
    const input = { internalNote: 'Pays late, be careful' }
    const invoice = await createInvoice(person.api, firm, customer.id, input)
    await page.goto(`${firm.path}/invoices/${invoice.id}`)
    await page.getByRole('button', { name: 'Make a public link' }).click()
    const shared = await person.api.call('GET', `${firm.path}/invoices/${invoice.id}`)
    const path = String(shared.publicPath)

    const stranger = await (await browser.newContext({ baseURL: origin })).newPage()
    const answer = await stranger.goto(path)
    expect(answer?.status()).toBe(200)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    await expect(stranger.getByText(invoice.number).first()).toBeVisible()
    await expect(stranger.getByText('€119.00').first()).toBeVisible()
    expect(await stranger.content()).not.toContain('be careful')
    const viewed = await person.api.call('GET', `${firm.path}/invoices/${invoice.id}`)
    expect(viewed.state).toBe('viewed')

    const changed = path.slice(0, -1) + (path.endsWith('a') ? 'b' : 'a')
    expect((await stranger.goto(changed))?.status()).toBe(404)

    await page.reload()
    await page.getByRole('button', { name: 'Revoke link' }).click()
    await expect(page.getByRole('button', { name: 'Make a public link' })).toBeVisible()
    expect((await stranger.goto(path))?.status()).toBe(404)
    await stranger.context().close()
  })
})
