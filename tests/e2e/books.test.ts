// Modules: ledger, settlement, parties
import { createCustomer, createInvoice, expect, test } from './fixtures.ts'

test.describe('Books by hand', () => {
  test('An entry is drafted, balanced, posted and reversed', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    await page.goto(`${firm.path}/ledger/entries/new`)
    await page.getByLabel('Text').first().fill('Rent for the office')
    await page.getByLabel('Account').nth(0).fill('4210')
    await page.getByLabel('Debit, EUR').nth(0).fill('900')
    await page.getByLabel('Account').nth(1).fill('9999')
    await page.getByLabel('Credit, EUR').nth(1).fill('900')
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Save draft' }).click()
    expect((await answer).status()).toBe(422)
    await expect(page.getByText('Choose an account of this firm').first()).toBeVisible()
    await expect(page.getByLabel('Debit, EUR').nth(0)).toHaveValue('900')
    await page.getByLabel('Account').nth(1).fill('1200')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(page.getByText('The entry was posted')).toBeVisible()
    const trial = await person.api.call('GET', `${firm.path}/trial-balance`)
    expect([trial.debit, trial.credit]).toEqual([90000, 90000])
    await page.getByRole('button', { name: 'Reverse' }).first().click()
    await page.getByRole('button', { name: 'Reverse' }).last().click()
    await expect(page.getByText('The entry was reversed')).toBeVisible()
  })

  test('A file says line by line what is wrong, and becomes drafts once it is right', async ({
    signedIn: page,
    firm,
  }) => {
    await page.goto(`${firm.path}/ledger/entries/import`)
    const send = async (text: string) => {
      const file = { name: 'journal.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
      await page.locator('input[name=file]').setInputFiles(file)
      await page.getByRole('button', { name: 'Import file' }).click()
    }
    await send('date,account,debit,credit,text\n2026-01-05,1200,10,,Fee\n')
    await expect(page.getByRole('row', { name: /Debit and credit must/ })).toBeVisible()
    await send('date,account,contra,amount,text\n2026-01-05,4970,1200,10,Fee\n')
    await expect(page.getByText('1 draft created')).toBeVisible()
  })

  test('What is open is aged, and each figure opens its items', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const customer = await createCustomer(person.api, firm)
    const invoice = await createInvoice(person.api, firm, customer.id)
    await page.goto(`${firm.path}/ageing`)
    await page.getByRole('link', { name: '119.00' }).first().click()
    await expect(page.getByRole('link', { name: invoice.number })).toBeVisible()
    await page.goto(`${firm.path}/parties/${customer.id}/netting`)
    await expect(page.getByText('Nothing can be offset')).toBeVisible()
  })
})
