// Modules: exports
import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { createCustomer, createInvoice, expect, test } from './fixtures.ts'
import { confirmAddress } from './members.ts'

test.use({ ownPerson: true })
test.beforeEach(({ origin, person }) => confirmAddress(origin, person))

test.describe('Export', () => {
  test('DATEV’s files, and an archive that a firm is made of', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const customer = await createCustomer(person.api, firm)
    const invoice = await createInvoice(person.api, firm, customer.id)
    await page.goto(`${firm.path}/exports`)
    await page.getByRole('button', { name: 'Download DATEV files' }).click()
    await expect(page.getByText('Fill this in').first()).toBeVisible()
    await page.getByLabel('Adviser number').fill('29098')
    await page.getByLabel('Client number').fill('55003')
    const datev = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download DATEV files' }).click()
    const files = unzipSync(readFileSync(await (await datev).path()))
    expect(new TextDecoder('windows-1252').decode(files['EXTF_Buchungsstapel.csv'])).toMatch(
      new RegExp(`;29098;55003;.*119,00;"S";"EUR";.*"${invoice.number}`, 's'),
    )

    await page.goto(`${firm.path}/exports`)
    const archive = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the archive' }).click()
    const path = await (await archive).path()
    await page.getByRole('link', { name: 'Create a firm from an archive' }).click()
    const upload = { name: 'firm.zip', mimeType: 'application/zip' }
    await page.getByLabel('Archive').setInputFiles({ ...upload, buffer: Buffer.from('no zip') })
    await page.getByRole('button', { name: 'Create firm' }).click()
    await expect(
      page.getByText('Choose a file that was exported as a firm’s archive').first(),
    ).toBeVisible()
    await page.getByLabel('Archive').setInputFiles({ ...upload, buffer: readFileSync(path) })
    await page.getByRole('button', { name: 'Create firm' }).click()
    await expect(page.getByText(/was created from the archive/)).toBeVisible()
    expect(page.url()).not.toContain(firm.path)
    await page.goto(page.url().replace(/\/dashboard.*/, '/invoices'))
    await expect(page.getByRole('row', { name: new RegExp(invoice.number) })).toBeVisible()
  })

  test('an earlier state, of which a firm is made beside the present one', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    await createCustomer(person.api, firm, { name: 'Before' })
    await page.goto(`${firm.path}/copies`)
    await expect(page.getByText('Nothing has been saved yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Save the present state' }).click()
    await expect(page.getByText('The present state has been saved').first()).toBeVisible()
    await createCustomer(person.api, firm, { name: 'After' })
    await page.getByRole('button', { name: 'Save every night' }).click()
    await expect(page.getByRole('button', { name: 'Stop saving every night' })).toBeVisible()
    await page.getByRole('link', { name: 'Create a firm from it' }).click()
    await page.getByRole('button', { name: 'Create firm' }).click()
    await expect(page.getByText(/was created as it was then/)).toBeVisible()
    expect(page.url()).not.toContain(firm.path)
    await page.goto(page.url().replace(/\/dashboard.*/, '/customers'))
    await expect(page.getByRole('row', { name: /Before/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /After/ })).toHaveCount(0)
    await page.goto(`${firm.path}/copies`)
    await page.getByRole('button', { name: 'Delete', exact: true }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Nothing has been saved yet.')).toBeVisible()
  })
})
