// Modules: fiscal, tills
import { newKey } from '../support/api.mjs'
import { createFirm, expect, test } from './fixtures.ts'

const vienna = { street: 'Graben 1', postcode: '1010', city: 'Wien', country: 'AT' }

test('A firm in Austria sets up a device, sells a signed ticket, and gives out its data log', async ({
  signedIn: page,
  person: { api },
}) => {
  const firm = await createFirm(api, {
    legalName: 'Donau GmbH',
    address: vienna,
    vatId: 'ATU12345675',
    bankAccount: { holder: '', iban: '', bic: '', bankName: '' },
    timeZone: 'Europe/Vienna',
  })
  const make = (what: string, input: object) =>
    api.call('POST', `/firms/${firm.id}${what}`, input, newKey())
  const { rows } = await api.call('GET', `/firms/${firm.id}/warehouses`)
  const till = await make('/till-registers', {
    ...{ name: 'Counter', code: 'C1', warehouseId: rows[0].id },
  })
  await make(`/till-registers/${till.id}/open`, { other: 10_000, source: 'bank' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${firm.path}/fiscal`)
  await expect(page.getByText('None set up').first()).toBeVisible()
  await page.getByRole('link', { name: 'Counter' }).click()
  await page.getByRole('button', { name: 'Set up', exact: true }).click()
  await expect(page.getByText(/It is not a certified device/)).toBeVisible()
  await expect(page.getByText('Start receipt')).toBeVisible()

  const line = { description: 'Tea', quantity: '1', unitPrice: '12', taxCode: 'AT-S20' }
  const ticket = await make('/till-tickets', {
    ...{ id: firm.id.replace(/.$/, '0'), registerId: till.id, lines: [line] },
    tenders: [{ tender: 'cash', amount: 1_200 }],
  })
  await page.goto(`${firm.path}/tills/tickets/${ticket.id}`)
  await expect(page.getByRole('img', { name: 'Maschinenlesbarer Code (RKSV)' })).toBeVisible()
  await expect(page.getByText(/keine zugelassene Signaturerstellungseinheit/)).toBeVisible()

  // What can't be taken back is asked about first.
  await page.goto(`${firm.path}/fiscal/${till.id}`)
  await page.getByRole('link', { name: 'Zero receipt' }).click()
  await expect(page.getByText(/It can’t be removed/)).toBeVisible()
  await page.getByRole('button', { name: 'Zero receipt' }).click()
  await expect(page.getByText('Intact', { exact: true })).toBeVisible()
  const path = `${firm.path}/fiscal/${till.id}/file?kind=dep7&from=2020-01-01&to=2099-12-31`
  const file = await page.request.get(path, { maxRetries: 2 })
  expect((await file.json())['Belege-Gruppe'][0]['Belege-kompakt']).toHaveLength(3)
  const width = await page.locator('html').evaluate((root) => root.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})
