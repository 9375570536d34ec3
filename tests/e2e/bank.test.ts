// Modules: bank
import { expect, test } from './fixtures.ts'

const today = new Date().toISOString().slice(0, 10)
const rows = [
  `${today};Papier Krause;Toner;-119.00;-119.00`,
  `${today};;Monthly fee;-14.50;-133.50`,
]

test('A statement is looked at, taken, matched in one step each, and closed', async ({
  signedIn: page,
  firm,
}) => {
  await page.goto(`${firm.path}/bank/1200/import`)
  const send = async (text: string) => {
    const buffer = Buffer.from(text)
    const file = { name: 'statement.csv', mimeType: 'text/csv', buffer }
    await page.getByLabel('Bank file').setInputFiles(file)
    await page.getByRole('button', { name: 'Upload file' }).click()
  }
  await send('Dear bank, please send a statement.\nYours')
  await expect(page.getByText('Choose a bank statement').first()).toBeVisible()
  await send(`Date;Name;Description;Amount;Balance\n${rows.join('\n')}\n`)
  await page.getByRole('button', { name: 'Import 2 transactions' }).click()
  await expect(page.getByText('No matching entry')).toHaveCount(2)

  await page.getByRole('link', { name: 'Papier Krause' }).click()
  await page.getByLabel('Category').selectOption('office')
  await page.getByRole('button', { name: 'Add expense' }).click()
  await page.getByRole('link', { name: 'Monthly fee' }).click()
  await page.locator('[name="parts.0.account"]').fill('4970')
  await page.getByRole('button', { name: 'Post it' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing to match' })).toBeVisible()
  await expect(page.getByText('Ledger and bank agree')).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Statements', exact: true }).click()
  await page.locator('tbody a').first().click()
  await page.getByRole('button', { name: 'Close the statement' }).click()
  await expect(page.getByText('Closed', { exact: true })).toBeVisible()
})
