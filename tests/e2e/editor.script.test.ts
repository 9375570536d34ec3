// Modules: invoicing
import { atHome, createCustomer, expect, test } from './fixtures.ts'

test.describe('The editor, alive', () => {
  // The paper stands beside the form where there is room.
  test.use({ viewport: { width: 1440, height: 900 } })

  test.beforeEach(async ({ signedIn: page, person, firm }) => {
    const customer = await createCustomer(person.api, firm, atHome)
    await person.api.call('POST', `${firm.path}/items`, {
      name: 'Oak dining chair',
      sku: 'CHR-310',
      unit: 'pc',
      unitPrice: '162.90',
      taxCode: firm.taxCode,
    })
    await page.goto(`${firm.path}/invoices/new?customer=${customer.id}`)
    // The palette waits for its keys; all others come alive with the page.
    await expect(page.locator('app-island:not([live]):not([when="keys"])')).toHaveCount(0)
  })

  test('sums up while a person types', async ({ signedIn: page }) => {
    await page.getByLabel('Item, line 1').fill('Consulting')
    await page.getByLabel('Quantity, line 1').fill('50')
    await page.getByLabel('Price, line 1').fill('241.67')
    await expect(page.getByText('14,379.37').first()).toBeVisible()
    await page.getByLabel('Discount, line 1', { exact: true }).fill('4')
    await expect(page.getByText('13,804.19').first()).toBeVisible()
  })

  test('keeps what was typed before it came alive, and sums it up', async ({ signedIn: page }) => {
    const address = page.url()
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/document-(lines|live|party)\.island/, async (route) => {
      await released
      await route.continue()
    })
    await page.goto(address)
    await page.getByLabel('Item, line 1').fill('Consulting')
    await page.getByLabel('Quantity, line 1').fill('50')
    await page.getByLabel('Price, line 1').fill('241.67')
    await expect(page.locator('app-island[name*="document-lines"]')).not.toHaveAttribute('live')
    release()
    await expect(page.getByText('14,379.37').first()).toBeVisible()
    await expect(page.getByLabel('Preview').getByText('Consulting').first()).toBeVisible()
    await expect(page.getByLabel('Item, line 1')).toHaveValue('Consulting')
    await expect(page.getByLabel('Quantity, line 1')).toHaveValue('50')
  })

  test('adds a line with Enter and moves it with Alt and an arrow', async ({ signedIn: page }) => {
    await page.getByLabel('Item, line 1').fill('First')
    await page.getByLabel('Price, line 1').press('Enter')
    await page.getByLabel('Item, line 2').fill('Second')
    await page.getByLabel('Item, line 2').press('Alt+ArrowUp')
    await expect(page.getByLabel('Item, line 1')).toHaveValue('Second')
  })

  test('finds an item by a part of its code and fills the line', async ({ signedIn: page }) => {
    await page.getByLabel('Add an item by name or code').fill('CHR')
    await page.getByRole('option', { name: /Oak dining chair/ }).click()
    await expect(page.locator('input[value="162.90"], input[value="162.9"]').first()).toBeAttached()
    // What is typed takes the place of the proposed quantity.
    await page.keyboard.type('2')
    await expect(page.getByLabel('Quantity, line 1')).toHaveValue('2')
    await expect(page.getByLabel('Preview').getByText('325.80').first()).toBeVisible()
  })

  test('takes the terms of a customer at once, undoes them, and loses nothing', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const terms = { currency: 'CHF', language: 'de', paymentTermsDays: 14, vatId: '' }
    const address = { street: '', postcode: '8001', city: 'Zürich', region: '', country: 'CH' }
    await createCustomer(person.api, firm, { name: 'Seeblick AG', address, ...terms })
    await page.getByLabel('Item, line 1').fill('Consulting')
    await page.getByLabel('Price, line 1').fill('100')
    await page.getByRole('combobox', { name: 'Customer' }).fill('seebl')
    await page.getByRole('option', { name: /Seeblick AG/ }).click()
    await expect(page.getByText(/^Taken over from Seeblick AG: .*Payment terms 14/)).toBeVisible()
    await expect(page.locator('#details summary')).toContainText('CHF')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.locator('#details summary')).toContainText('EUR')

    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByLabel('Item, line 1')).toHaveValue('Consulting')
    await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue('Seeblick AG')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Draft saved')).toBeVisible()
  })

  test('offers what another visit left unsaved, and puts it back', async ({
    signedIn: page,
    context,
  }) => {
    const address = page.url()
    // Each pause keeps the form; the one that holds the last field is waited for.
    const kept = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/kept-form') &&
        answer.request().method() === 'POST' &&
        answer.request().postData()?.includes('241.67') === true,
    )
    await page.getByLabel('Item, line 1').fill('Consulting')
    await page.getByLabel('Price, line 1').fill('241.67')
    expect((await kept).ok()).toBe(true)
    // Another tab knows nothing of this one: its browser may have crashed.
    const another = await context.newPage()
    await another.goto(address)
    await another.getByRole('button', { name: 'Restore' }).click()
    await expect(another.getByLabel('Item, line 1')).toHaveValue('Consulting')
    await expect(another.getByLabel('Price, line 1')).toHaveValue('241.67')
    await another.keyboard.press('Control+s')
    await expect(another.getByText('Draft saved')).toBeVisible()
    await another.goto(address)
    await expect(another.locator('app-island:not([live]):not([when="keys"])')).toHaveCount(0)
    await expect(another.getByRole('button', { name: 'Restore' })).toHaveCount(0)
  })

  test('asks before unsaved changes are lost', async ({ signedIn: page, firm }) => {
    await page.getByLabel('Item, line 1').fill('Consulting')
    let asked = false
    page.on('dialog', (dialog) => {
      asked = dialog.type() === 'beforeunload'
      void dialog.accept()
    })
    await page.goto(`${firm.path}/customers`)
    expect(asked).toBe(true)
  })
})
