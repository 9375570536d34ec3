// Modules: sales-orders, stock, invoicing
import { newKey } from '../support/api.mjs'
import { atHome, createCustomer, expect, test } from './fixtures.ts'

test.describe('Sales orders', () => {
  test('One is written, confirmed, delivered in parts and invoiced in parts', async ({
    signedIn: page,
    person,
    firm,
    stranger,
  }) => {
    const { api } = person
    const path = `/firms/${firm.id}`
    const customer = await createCustomer(api, firm, atHome)
    const today = new Date().toISOString().slice(0, 10)
    const lamp = await api.call(
      'POST',
      `${path}/items`,
      {
        ...{ kind: 'stock', name: 'Lamp', unit: 'pc', unitPrice: '100', taxCode: firm.taxCode },
      },
      newKey(),
    )
    const { rows } = await api.call('GET', `${path}/warehouses`)
    await api.call(
      'POST',
      `${path}/stock-documents`,
      {
        ...{ kind: 'receipt', date: today, warehouseId: rows[0].id },
        lines: [{ item: 'Lamp', quantity: '20', unitCost: '40' }],
      },
      newKey(),
    )
    const draft = await api.call(
      'POST',
      `${path}/sales-orders`,
      {
        ...{ customerId: customer.id, issueDate: today, currency: 'EUR', language: 'en' },
        customerReference: '4711',
        lines: [
          {
            ...{ itemId: lamp.id, description: 'Lamp', quantity: '8', unit: 'pc' },
            ...{ unitPrice: '100', taxCode: firm.taxCode },
          },
          { description: 'Fitting', quantity: '1', unitPrice: '50', taxCode: firm.taxCode },
        ],
      },
      newKey(),
    )
    await page.goto(`${firm.path}/sales-orders/${draft.id}`)
    await page.getByRole('button', { name: 'Confirm order' }).click()
    const number = `SO-${new Date().getFullYear()}-0001`
    await expect(page.getByRole('heading', { name: number }).first()).toBeVisible()
    await expect(page.getByText('Not delivered').first()).toBeVisible()

    await page.getByRole('link', { name: 'Deliver', exact: true }).first().click()
    await page.getByLabel('Lamp').fill('30')
    await page.getByRole('button', { name: 'Create delivery note' }).click()
    await expect(page.getByLabel('Lamp')).toHaveValue('30')
    await page.getByLabel('Lamp').fill('3')
    await page.getByRole('button', { name: 'Create delivery note' }).click()
    await expect(page.getByRole('heading', { name: /^DN-/ }).first()).toBeVisible()

    await page.goto(`${firm.path}/sales-orders/${draft.id}`)
    await expect(page.getByText('Partly delivered').first()).toBeVisible()
    await page.getByRole('link', { name: 'Invoice', exact: true }).first().click()
    await page.getByLabel('Lamp').fill('3')
    await page.getByRole('button', { name: 'Create draft invoice' }).click()
    await expect(page).toHaveURL(/\/invoices\//)
    await expect(page.getByText('€416.50').first()).toBeVisible()

    await page.goto(`${firm.path}/sales-orders/${draft.id}`)
    const href = await page.getByRole('link', { name: 'Open', exact: true }).getAttribute('href')
    await stranger.goto(href ?? '')
    await expect(stranger.getByText('Partly delivered').first()).toBeVisible()
    await expect(stranger.getByText('5 pc').first()).toBeVisible()

    await page.getByRole('link', { name: 'Cancel the rest' }).click()
    await page.getByRole('button', { name: 'Cancel the rest' }).click()
    await expect(page.getByText('Fill this in').first()).toBeVisible()
    await page.getByLabel('Reason').fill('No longer made')
    await page.getByRole('button', { name: 'Cancel the rest' }).click()
    await expect(page.getByText('No longer made').first()).toBeVisible()
    await page.goto(`${firm.path}/sales-orders?tab=toInvoice`)
    await expect(page.getByRole('link', { name: number })).toBeVisible()
    await page.goto(`${firm.path}/sales-orders?tab=toDeliver`)
    await expect(page.getByRole('link', { name: number })).toBeHidden()
  })
})
