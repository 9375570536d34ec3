// Modules: tills
import { expect, test } from './fixtures.ts'

const tickets = 6
const scansPerTicket = 3

/**
 * Sixty tickets an hour is one a minute. Each is three scans and one press here, by the keyboard of a
 * scanner and nothing else: one call a scanned item, one page a ticket, and no step between two customers.
 */
test('one person with a scanner sells a ticket in three scans and one press', async ({
  signedIn: page,
  firm,
  till,
  makeProduct,
}) => {
  const codes = ['4006381333931', '4006381333948', '4006381333955']
  for (const [at, code] of codes.entries()) {
    await makeProduct({ name: `Soap ${at}`, unitPrice: '3.20', barcodes: [code] })
  }
  let calls = 0
  let pages = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages += 1
    if (request.url().endsWith('/sell/live')) calls += 1
  })
  await page.goto(`${firm.path}/tills/${till.id}/sell`)
  await expect(page.locator('app-island[name$="till-basket"][live]')).toBeAttached()
  pages = 0
  const begun = Date.now()
  for (let ticket = 1; ticket <= tickets; ticket += 1) {
    for (const code of codes) {
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
      await expect(page.locator('app-island[name$="till-basket"][live]')).toBeAttached()
    }
    await expect(page.locator('output').getByText('€9.60')).toBeVisible()
    await page.getByRole('button', { name: '€10', exact: true }).click()
    await expect(page.getByText('Paid. Change: €0.40')).toBeVisible()
    await expect(page.locator('app-island[name$="next-scan"][live]')).toBeAttached()
  }
  const seconds = (Date.now() - begun) / 1000
  console.info(`${tickets} tickets in ${seconds.toFixed(1)} s`)
  expect(seconds).toBeLessThan(tickets * 60)
  // A ticket's first scan after another begins the next sale on a page of its own.
  expect(calls).toBeGreaterThanOrEqual(tickets * (scansPerTicket - 1))
  expect(calls).toBeLessThanOrEqual(tickets * scansPerTicket)
  // Paying and the scan after it: each a form and the page it leads to.
  expect(pages).toBeLessThanOrEqual(tickets * 4)
})
