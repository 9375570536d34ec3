// Modules: invoicing
import { createCustomer, createInvoice, expect, test } from './fixtures.ts'

test.describe('The public link', () => {
  test('shows the invoice to whoever has it, marks it as viewed and can be revoked', async ({
    signedIn: page,
    person,
    firm,
    stranger,
  }) => {
    const customer = await createCustomer(person.api, firm)
    const input = { internalNote: 'Pays late, be careful' }
    const invoice = await createInvoice(person.api, firm, customer.id, input)
    await page.goto(`${firm.path}/invoices/${invoice.id}`)
    await page.getByRole('button', { name: 'Create public link' }).click()
    const shared = await person.api.call('GET', `${firm.path}/invoices/${invoice.id}`)
    const path = String(shared.publicPath)

    const answer = await stranger.goto(path)
    expect(answer?.status()).toBe(200)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    await expect(stranger.getByText(invoice.number).first()).toBeVisible()
    await expect(stranger.getByText('€119.00').first()).toBeVisible()
    expect(await stranger.content()).not.toContain('be careful')
    const viewed = await person.api.call('GET', `${firm.path}/invoices/${invoice.id}`)
    expect(viewed.state).toBe('viewed')

    await stranger.setViewportSize({ width: 390, height: 800 })
    await expect(stranger.getByText('1 h × 100.00')).toBeVisible()
    await stranger.getByText('Ask a question or dispute this document').click()
    await stranger.getByLabel('Your name').fill('Ann Berg')
    await stranger.getByLabel('Your email').fill('ann@northgate.example')
    await stranger.getByLabel('About').selectOption({ label: '1. Consulting' })
    await stranger.getByLabel('Your question').fill('We agreed on half a day.')
    await stranger.getByLabel('I dispute this').check()
    await stranger.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(stranger.getByText('Sent. The answer will arrive by email.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('The customer disputes this invoice')).toBeVisible()
    await page.getByLabel('Answer', { exact: true }).fill('You are right.')
    await page.getByLabel('The dispute is settled').check()
    await page.getByRole('button', { name: 'Send answer' }).click()
    await stranger.goto(path)
    await expect(stranger.getByText('You are right.')).toBeVisible()

    const changed = path.slice(0, -1) + (path.endsWith('a') ? 'b' : 'a')
    expect((await stranger.goto(changed))?.status()).toBe(404)

    await page.reload()
    await page.getByRole('button', { name: 'Revoke link' }).click()
    await expect(page.getByRole('button', { name: 'Create public link' })).toBeVisible()
    expect((await stranger.goto(path))?.status()).toBe(404)
  })
})
