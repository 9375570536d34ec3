// Modules: parties, items
import { createCustomer, createInvoice, expect, test } from './fixtures.ts'

test.describe('Customers and items', () => {
  test('A customer is created, found, changed and archived', async ({ signedIn: page, firm }) => {
    await page.goto(`${firm.path}/customers/new`)
    await page.locator('[name="name"]').fill('Каштан & Söhne OÜ')
    await page.locator('[name="email"]').fill('kashtan@example.test')
    await page.getByRole('button', { name: 'Add customer' }).click()
    await expect(page.getByRole('heading', { name: 'Каштан & Söhne OÜ' })).toBeVisible()

    await page.goto(`${firm.path}/customers?q=${encodeURIComponent('каштан')}`)
    await page.getByRole('link', { name: 'Каштан & Söhne OÜ' }).click()
    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByText('More details', { exact: true }).click()
    await page.locator('[name="phone"]').fill('+372 5550 0142')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('link', { name: '+372 5550 0142' })).toBeVisible()

    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Archive' }).click()
    await page.goto(`${firm.path}/customers`)
    await expect(page.getByRole('link', { name: 'Каштан & Söhne OÜ' })).toHaveCount(0)
    await page.goto(`${firm.path}/customers?tab=archived`)
    await expect(page.getByRole('link', { name: 'Каштан & Söhne OÜ' })).toBeVisible()
  })

  test('A supplier becomes a customer as well, on one record', async ({ signedIn: page, firm }) => {
    await page.goto(`${firm.path}/suppliers/new`)
    await page.locator('[name="name"]').fill('Steiner Timber')
    await page.getByRole('button', { name: 'Add supplier' }).click()
    await page.goto(`${firm.path}/customers`)
    await expect(page.getByRole('link', { name: 'Steiner Timber' })).toHaveCount(0)
    await page.goto(`${firm.path}/suppliers`)
    await page.getByRole('link', { name: 'Steiner Timber' }).click()
    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByLabel('A supplier').uncheck()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Choose at least one').first()).toBeVisible()
    await page.getByLabel('A supplier').check()
    await page.getByLabel('A customer').check()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Customer and supplier')).toBeVisible()
    await page.goto(`${firm.path}/customers`)
    await expect(page.getByRole('link', { name: 'Steiner Timber' })).toBeVisible()
  })

  test('Two records of one customer become one, and the account goes along', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const gone = await createCustomer(person.api, firm, { name: 'Birch Studio' })
    const kept = await createCustomer(person.api, firm, { name: 'Birch Studios Ltd' })
    await createInvoice(person.api, firm, gone.id)
    await page.goto(`${firm.path}/parties/${gone.id}/merge?q=birch`)
    await page.getByRole('link', { name: kept.name }).click()
    await expect(page.getByText('Invoices and credit notes')).toBeVisible()
    await page.getByRole('button', { name: 'Merge' }).click()
    await expect(page.getByRole('heading', { name: kept.name })).toBeVisible()
    await page.getByRole('link', { name: 'Statement', exact: true }).click()
    await expect(page.getByRole('row', { name: /Closing balance/ })).toContainText('119.00')
    await page.goto(`${firm.path}/payments?amountFrom=1&customerId=${kept.id}`)
    await page.getByRole('link', { name: `Only ${kept.name}` }).click()
    await expect(page).not.toHaveURL(/customerId/)
  })

  test('Hostile names are shown as they were typed', async ({ signedIn: page, person, firm }) => {
    const name = `<img src=x onerror=alert(1)> "><svg onload=alert(1)> {{7*7}} \${7*7}`
    const { id } = await createCustomer(person.api, firm, { name })
    page.on('dialog', () => {
      throw new Error('A script of the customer ran')
    })
    await page.goto(`${firm.path}/customers`)
    await expect(page.getByRole('link', { name })).toBeVisible()
    await page.goto(`${firm.path}/parties/${id}`)
    await expect(page.getByRole('heading', { name })).toBeVisible()
  })

  test('An item is priced as the person writes numbers', async ({ signedIn: page, firm }) => {
    await page.goto(`${firm.path}/items/new?lng=gr`)
    await page.locator('[name="name"]').fill('Eichentisch')
    await page.getByText('Weitere Angaben', { exact: true }).click()
    await page.locator('[name="sku"]').fill('T-1')
    await page.locator('[name="unitPrice"]').fill('1.234,5')
    await page.locator('main form button').last().click()
    await expect(page.getByText('1.234,50').first()).toBeVisible()

    await page.goto(`${firm.path}/items/new?lng=eng`)
    await page.locator('[name="name"]').fill('Another')
    // With script what was opened once is open again.
    if (!(await page.locator('[name="sku"]').isVisible())) {
      await page.getByText('More details', { exact: true }).click()
    }
    await page.locator('[name="sku"]').fill('T-1')
    await page.locator('[name="unitPrice"]').fill('2')
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.locator('main form button').last().click()
    expect((await answer).status()).toBe(422)
    await expect(page.locator('[name="sku"]')).toHaveAttribute('aria-invalid', 'true')
  })

  test('Items come in from a file, after a trial, and leave as one', async ({
    signedIn: page,
    firm,
  }) => {
    const rows = 'Name;Code;Price;Unit\nEichenholz;IMP-1;1,50;kg\nEsche;IMP-1;2;kg\n'
    await page.goto(`${firm.path}/items/import?lng=eng`)
    await page
      .getByLabel('CSV or XLSX file')
      .setInputFiles({ name: 'items.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) })
    await page.getByRole('button', { name: 'Upload file' }).click()
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page.getByText('Another item has this code')).toBeVisible()
    await page.getByRole('button', { name: 'Import the 1 good row' }).click()
    await page.goto(`${firm.path}/items?q=eichenholz&kind=product&sort=unitPrice`)
    await expect(page.getByRole('link', { name: 'Eichenholz' })).toBeVisible()
    const file = await page.request.get(`${firm.path}/items/export?as=csv&q=eichenholz`, {
      maxRetries: 2,
    })
    expect(await file.text()).toMatch(/\r\nEichenholz[,;]IMP-1[,;]/)
  })
})
