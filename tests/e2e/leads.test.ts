// Modules: leads, lead-forms, deals, follow-ups
import { expectNoViolation } from './accessible.ts'
import { expect, test } from './fixtures.ts'

test.describe('Leads and deals', () => {
  test('A visitor asks, becomes a lead, a customer and a deal, which is moved and lost with a reason', async ({
    signedIn: page,
    firm,
    browser,
    baseURL,
    javaScriptEnabled,
  }) => {
    await page.goto(`${firm.path}/lead-forms/new`)
    await page.getByLabel('Title').fill('Ask for an offer')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ask for an offer')
    const address = await page.getByRole('textbox', { name: 'Address' }).inputValue()

    const guests = await browser.newContext({ baseURL, javaScriptEnabled })
    const guest = await guests.newPage()
    await guest.goto(`${address}?utm_source=news`)
    if (javaScriptEnabled) await expectNoViolation(guest)
    await guest.getByLabel('Your name').fill('Ada Harbour')
    await guest.getByLabel('Your email address').fill('ada@harbour.example')
    await guest.getByRole('button', { name: 'Send' }).click()
    await expect(guest.locator('#consent')).toHaveAttribute('aria-invalid', 'true')
    await expect(guest.getByLabel('Your name')).toHaveValue('Ada Harbour')
    await guest.getByRole('checkbox').check()
    await guest.getByRole('button', { name: 'Send' }).click()
    await expect(guest.getByText('will be in touch')).toBeVisible()
    await guests.close()

    await page.goto(`${firm.path}/leads`)
    await page.getByRole('link', { name: 'Ada Harbour' }).click()
    await expect(page.getByText('news', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Convert to customer' }).click()
    await page.getByLabel('Title of the deal').fill('New sails')
    await page.getByLabel(/^Amount in/).fill('1200')
    await page.getByRole('button', { name: 'Create a new customer' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada Harbour')

    await page.goto(`${firm.path}/deal-board`)
    await page
      .getByRole('button', { name: /^Forward to/ })
      .first()
      .click()
    await page.getByRole('main').getByRole('link', { name: 'New sails' }).click()
    await expect(page.getByText('Needs are clear').first()).toBeVisible()
    await page.goto(`${page.url()}/lose`)
    await page.getByLabel('Reason').fill('Too dear')
    await page.getByRole('button', { name: 'Mark as lost' }).click()
    await expect(page.getByText('Too dear').first()).toBeVisible()
    await page.goto(`${firm.path}/deal-forecast`)
    await expect(page.getByText('Too dear: 1')).toBeVisible()
  })

  test('Leads come from a file of cards of a phone', async ({ signedIn: page, firm }) => {
    const cards = [
      ...['BEGIN:VCARD', 'VERSION:3.0', 'N:Durand;Camille;;;', 'FN:Camille Durand'],
      ...['EMAIL;type=pref:camille@villa.example', 'END:VCARD'],
      ...['BEGIN:VCARD', 'VERSION:3.0', 'FN:Beta Oy', 'ORG:Beta Oy', 'END:VCARD', ''],
    ]
    await page.goto(`${firm.path}/leads/import`)
    const buffer = Buffer.from(cards.join('\r\n'))
    const file = { name: 'contacts.vcf', mimeType: 'text/vcard', buffer }
    await page.getByLabel('CSV, XLSX or VCF file').setInputFiles(file)
    await page.getByRole('button', { name: 'Upload file' }).click()
    await expect(page.getByText('A file of vCard')).toBeVisible()
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await page.getByRole('button', { name: 'Import 2 rows' }).click()
    await expect(page.getByText('2 records were imported').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Camille Durand' })).toBeVisible()
  })
})
