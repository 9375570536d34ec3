// Modules: tills
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDoor } from '../support/away-proxy.ts'
import { startBrowser } from '../support/killable-browser.ts'
import { expect, test } from './fixtures.ts'

/** As many tickets are written without a server; `OFFLINE_TICKETS=200` for the whole proof. */
const tickets = Number(process.env.OFFLINE_TICKETS ?? 12)

test.use({ ownPerson: true })
test.setTimeout(900_000 + tickets * 1_500)

test('Tickets written without a server outlive the browser and arrive once each', async ({
  origin,
  person,
  firm,
  make,
  makeProduct,
}) => {
  await makeProduct({ name: 'Oak tray', sku: 'OAK-2', unitPrice: '12.50' })
  await makeProduct({ name: 'Soap', sku: 'SOAP', unitPrice: '3.20' })
  const { rows } = await person.api.call('GET', `${firm.path}/warehouses`)
  const till = await make('/till-registers', {
    name: 'Counter',
    code: 'C1',
    warehouseId: rows[0].id,
  })
  const session = await make(`/till-registers/${till.id}/open`, {})
  const sell = `${firm.path}/tills/${till.id}/sell`

  const profile = mkdtempSync(join(tmpdir(), 'till-'))
  const door = await startDoor(origin)
  let browser = await startBrowser(profile)
  try {
    let { page } = browser
    await signIn()
    await page.goto(`${door.origin}${sell}/offline`)
    await expect(page.getByText('Ready on this device, series A')).toBeVisible()

    door.shut()
    // The selling screen itself leads here while the server is away.
    await page.goto(`${door.origin}${sell}`)
    await expect(page.getByText('No connection')).toBeVisible()
    const half = Math.ceil(tickets / 2)
    for (let at = 1; at <= half; at += 1) await sellOne(at)
    await browser.kill()

    browser = await startBrowser(profile)
    page = browser.page
    await page.goto(`${door.origin}${sell}`)
    await expect(page.locator('li[data-state="waiting"]')).toHaveCount(half)
    for (let at = half + 1; at <= tickets; at += 1) await sellOne(at)

    // Closing waits for them. The page that would send them is left first.
    await page.goto('about:blank')
    door.reopen()
    await signIn()
    await page.goto(`${door.origin}${firm.path}/tills/sessions/${session.id}/count`)
    await expect(page.locator('[name="waiting"]')).toHaveValue(String(tickets))
    await page.getByRole('button', { name: 'Count and close' }).click()
    await expect(page.getByRole('alert').getByText(/send them before you count/)).toBeVisible()

    await page.goto(`${door.origin}${sell}/offline`)
    // Once more in the middle: what was under way is sent again.
    await expect(page.locator('li[data-state="posted"]').first()).toBeVisible()
    await browser.kill()
    browser = await startBrowser(profile)
    page = browser.page
    await signIn()
    await page.goto(`${door.origin}${sell}/offline`)
    await expect(page.getByText('Nothing is waiting here.')).toBeVisible({
      timeout: 120_000 + tickets * 500,
    })

    const numbers: string[] = []
    let cursor = ''
    do {
      const found = await person.api.call('GET', `${firm.path}/till-tickets?size=100${cursor}`)
      numbers.push(...found.rows.map(({ number }: { number: string }) => number))
      cursor = found.next ? `&after=${encodeURIComponent(found.next)}` : ''
    } while (cursor)
    const wanted = Array.from({ length: tickets }, (_, at) => numberOf(at + 1))
    expect(numbers.sort()).toEqual(wanted)
    const { report } = await person.api.call('GET', `${firm.path}/till-sessions/${session.id}`)
    expect(report.cash.expected).toBe(tickets * 320)

    async function signIn() {
      const { email, password } = person
      const form = { email, password, keep: 'on' }
      const answer = await page.request.post(`${door.origin}/login`, {
        form,
        maxRedirects: 0,
        maxRetries: 2,
      })
      expect(answer.status()).toBeLessThan(400)
    }

    async function sellOne(at: number) {
      await page.locator('[name="text"]').fill('SOAP')
      await page.locator('[name="text"]').press('Enter')
      await page.getByRole('button', { name: 'Cash, exact amount' }).click()
      await expect(page.getByRole('article').getByText(numberOf(at))).toBeVisible()
    }
  } finally {
    await browser.kill()
    await door.stop()
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
})

/** `C1-A-000004`: of the first device of the till. */
function numberOf(running: number): string {
  return `C1-A-${String(running).padStart(6, '0')}`
}
