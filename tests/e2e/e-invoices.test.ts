// Modules: invoicing, parties, firms, bills
import { newKey } from '../support/api.mjs'
import { createDraft, expect, test } from './fixtures.ts'

const address = { street: 'Am Markt 2', postcode: '28195', city: 'Bremen', country: 'DE' }

test('A format is chosen for a customer, what is missing is mended, and what was issued is kept', async ({
  signedIn: page,
  person,
  firm,
}) => {
  const office = { name: 'Hafenamt', address, language: 'en', currency: 'EUR' }
  const customer = await person.api.call('POST', `/firms/${firm.id}/parties`, office, newKey())
  await page.goto(`${firm.path}/parties/${customer.id}/edit`)
  await page.getByText('E-invoices', { exact: true }).click()
  await page.locator('[name="electronicProfile"]').selectOption('xrechnung')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { name: 'Hafenamt' })).toBeVisible()

  const line = { description: 'Unloading', quantity: '2', unitPrice: '50', taxCode: firm.taxCode }
  const draft = await createDraft(person.api, firm, customer.id, { lines: [line] })
  const path = `${firm.path}/invoices/${draft.id}`
  await page.goto(path)
  const missing = page.getByRole('link', { name: 'the buyer reference (Leitweg-ID) is missing' })
  await expect(missing).toHaveAttribute('href', `${path}/electronic#buyerReference`)
  await missing.click()
  await expect(page.locator('[name="buyerReference"]')).toBeFocused()
  await page.locator('[name="buyerReference"]').fill('04011000-12345-34')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved with the draft.')).toBeVisible()
  await expect(missing).toHaveCount(0)

  const telephone = page.getByRole('link', { name: 'your telephone number is missing' }).first()
  await expect(telephone).toHaveAttribute('href', `${firm.path}/settings/firm#phone`)
  await telephone.click()
  await expect(page.locator('[name="phone"]')).toBeFocused()
  await page.locator('[name="phone"]').fill('+49 421 5550123')
  await page.locator('[name="email"]').fill('post@probe.example')
  await page.getByRole('button', { name: 'Save changes' }).click()

  await page.goto(path)
  // What is left is told above the step that issues it, and these two are not among it.
  await expect(page.getByRole('button', { name: 'Finalize' }).first()).toBeVisible()
  await expect(telephone).toHaveCount(0)
  await expect(missing).toHaveCount(0)
  await person.api.call('POST', `/firms/${firm.id}/invoices/${draft.id}/finalise`, {}, newKey())
  await page.goto(path)
  const kept = page.getByText('Stored as issued')
  await expect(kept).toBeVisible()
  const first = await page.request.get(`${path}/electronic/file?format=ubl`, { maxRetries: 2 })
  expect(await first.text()).toContain('04011000-12345-34')
  await kept.click()
  await expect(page.getByText(/^SHA-256 [0-9a-f]{64}$/).first()).toBeVisible()

  // What changes later does not change what was issued.
  const party = await person.api.call('GET', `/firms/${firm.id}/parties/${customer.id}`)
  const renamed = { ...party, name: 'Hafenbehörde' }
  await person.api.call('PUT', `/firms/${firm.id}/parties/${customer.id}`, renamed, newKey())
  const again = await page.request.get(`${path}/electronic/file?format=ubl`, { maxRetries: 2 })
  expect(await again.text()).toBe(await first.text())
  const pdf = await page.request.get(`${path}/pdf`, { maxRetries: 2 })
  expect(await (await page.request.get(`${path}/pdf`, { maxRetries: 2 })).body()).toEqual(
    await pdf.body(),
  )
})

test('A kind that does not fit is refused in words, and an e-invoice that came in becomes a bill', async ({
  signedIn: page,
  person,
  firm,
}) => {
  const seller = { name: 'Kunde Nord', address, language: 'en', currency: 'EUR' }
  const customer = await person.api.call('POST', `/firms/${firm.id}/parties`, seller, newKey())
  const line = { description: 'Oak', quantity: '3', unitPrice: '20', taxCode: firm.taxCode }
  const draft = await createDraft(person.api, firm, customer.id, { lines: [line] })
  const path = `${firm.path}/invoices/${draft.id}`
  await page.goto(`${path}/electronic`)
  await page.locator('[name="typeCode"]').selectOption('384')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('[name="precedingNumber"]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name="precedingNumber"]').fill('R-1')
  await page.locator('[name="deliveryNotes.0.number"]').fill('L-7')
  await page.locator('[name="deliveryNotes.0.date"]').fill(draft.issueDate)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved with the draft.')).toBeVisible()
  await person.api.call('POST', `/firms/${firm.id}/invoices/${draft.id}/finalise`, {}, newKey())
  const xml = await (
    await page.request.get(`${path}/electronic/file?format=ubl`, { maxRetries: 2 })
  ).text()
  expect(xml).toContain('>L-7<')

  // The same as another seller would send it, with a word that no field of a bill holds.
  const theirs = xml
    .replaceAll(/DE\d{9}(?!\d)/g, 'DE811907980')
    .replace(/(<cbc:RegistrationName>)[^<]+/, '$1Holzhandel Elbe')
    .replace('<cbc:ID>', '<cbc:UBLVersionID>2.1</cbc:UBLVersionID><cbc:ID>')
  await page.goto(`${firm.path}/bills/read`)
  const drop = async (text: string) => {
    const file = { name: 'elbe.xml', mimeType: 'application/xml', buffer: Buffer.from(text) }
    await page.locator('input[name="file"]').setInputFiles(file)
    await page.getByRole('button', { name: 'Create draft' }).click()
  }
  await drop(xml)
  await expect(page.getByText('In this file your own firm is the seller')).toBeVisible()
  await drop(theirs)
  await expect(page.getByText('The file contains 1 detail that is not on this page')).toBeVisible()
  await expect(page.getByText('Holzhandel Elbe').first()).toBeVisible()
})
