// Modules: invoicing, parties
import { atHome, createCustomer, expect, test } from './fixtures.ts'

const head = 'Number,Date,Customer,Description,Quantity,Unit price,Tax'

test.describe('Invoices of another program', () => {
  test('Rows with one number become one draft that keeps it', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const { name } = await createCustomer(person.api, firm, atHome)
    const lines = [
      `R-17,2026-01-15,${name},Planing,2,50,19`,
      'R-17,,,Delivery,1,20,19',
      'R-18,2026-01-16,Nobody,Advice,1,80,19',
    ]
    const upload = async () => {
      await page.goto(`${firm.path}/invoices/import`)
      const buffer = Buffer.from([head, ...lines].join('\n'))
      const file = { name: 'invoices.csv', mimeType: 'text/csv', buffer }
      await page.locator('input[name=file]').setInputFiles(file)
      await page.getByRole('button', { name: 'Upload file' }).click()
      await page.getByRole('button', { name: 'Check', exact: true }).click()
    }
    await upload()
    await expect(page.getByText('1 record will be created').first()).toBeVisible()
    await expect(page.getByRole('cell', { name: `R-17 ${name}` })).toBeVisible()
    await expect(page.getByRole('cell', { name: '€142.80' })).toBeVisible()
    const wrong = 'No customer, or more than one, has this name, number or VAT number'
    await expect(page.getByText(wrong).first()).toBeVisible()
    await page.getByRole('button', { name: 'Import the 2 good rows' }).click()
    await expect(page.getByText('1 record was imported').first()).toBeVisible()

    await page.goto(`${firm.path}/invoices`)
    await expect(page.getByText('Old number R-17')).toBeVisible()
    await page.goto(`${firm.path}/invoices?q=R-17`)
    await page.getByRole('link', { name }).first().click()
    await expect(page.getByText('number R-17 in the old program')).toBeVisible()

    await upload()
    const again = 'An invoice with this number has already been imported'
    await expect(page.getByText(again).first()).toBeVisible()
  })

  test('A word for a tax is asked once and remembered, and refused rows come back as a file', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const { name } = await createCustomer(person.api, firm, atHome)
    const upload = async (numbers: string[]) => {
      await page.goto(`${firm.path}/invoices/import`)
      const lines = numbers.map((one) => `${one},2026-01-15,${name},Planing,1,100,VAT standard`)
      const wrong = `X-1,2026-01-15,Nobody,Advice,1,80,19`
      const buffer = Buffer.from([head, ...lines, wrong].join('\n'))
      const file = { name: 'invoices.csv', mimeType: 'text/csv', buffer }
      await page.locator('input[name=file]').setInputFiles(file)
      await page.getByRole('button', { name: 'Upload file' }).click()
    }
    await upload(['W-1', 'W-2'])
    const meaning = page.getByLabel(/“VAT standard”/)
    await expect(page.getByText('in 2 rows')).toBeVisible()
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page.getByText('3 rows are wrong')).toBeVisible()
    await meaning.selectOption({ label: 'VAT 19%' })
    await page.getByRole('button', { name: 'Check again' }).click()
    await page.getByRole('button', { name: 'Import the 2 good rows' }).click()

    await expect(page.getByRole('link', { name: `W-1 ${name}` })).toBeVisible()
    await page.getByRole('link', { name: /^Refused/ }).click()
    await expect(page.getByRole('cell', { name: 'Nobody' })).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download the refused rows' }).click()
    const stream = await (await download).createReadStream()
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(Buffer.from(chunk))
    const text = Buffer.concat(chunks).toString('utf8')
    expect(text).toContain('Tax,Problem')
    expect(text).toContain('X-1,2026-01-15,Nobody,Advice,1,80,19,')

    // The next file of these heads needs no answer, and shows what was said.
    await upload(['W-3'])
    await expect(meaning).not.toHaveValue('')
    await page.goto(`${firm.path}/invoices/import`)
    await page.getByRole('link', { name: 'invoices.csv' }).last().click()
    await expect(page.getByRole('link', { name: `W-2 ${name}` })).toBeVisible()
  })
})
