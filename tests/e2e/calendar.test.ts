// Modules: calendar

import { fetchAlone } from '../support/fetch-alone.mjs'
import { expect, test } from './fixtures.ts'

test.describe('Calendar', () => {
  test('An event is added, changed once of many, and deleted after a question', async ({
    signedIn: page,
    firm,
  }) => {
    await page.goto(`${firm.path}/calendar/new?start=2027-03-01T09:00`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.locator('#title')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Title').fill('Stock count')
    await page.getByLabel('Repeats').selectOption('weekly')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('March 2027')
    const inMonth = page.locator('main ol').getByRole('link', { name: /Stock count/ })
    await expect(inMonth).toHaveCount(6)

    await inMonth.nth(1).click()
    await page.getByLabel('Begins at').fill('11:00')
    await page.getByLabel('Ends at').fill('12:00')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.goto(`${firm.path}/calendar?view=week&date=2027-03-08`)
    await expect(page.getByRole('link', { name: /Stock count.*11:00/ })).toBeVisible()

    await page.getByRole('link', { name: /Stock count/ }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('All of them').check()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.goto(`${firm.path}/calendar?view=agenda&date=2027-03-01`)
    // When taxes are due stands there, too.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: /Stock count/ })).toHaveCount(0)
  })
  test('A file of events is tried, taken and taken back, and a calendar is subscribed to', async ({
    signedIn: page,
    firm,
    baseURL,
  }) => {
    await page.goto(`${firm.path}/calendar/files`)
    const event = (uid: string, more: string) =>
      `BEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:Fair\r\n${more}\r\nEND:VEVENT\r\n`
    const good = event('a@example.com', 'DTSTART;VALUE=DATE:20270405')
    const bad = event('b@example.com', 'DTSTART:20270405T090000Z\r\nRRULE:FREQ=HOURLY')
    const buffer = Buffer.from(`BEGIN:VCALENDAR\r\n${good}${bad}END:VCALENDAR\r\n`)
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'fair.ics', mimeType: 'text/calendar', buffer })
    await page.getByRole('button', { name: 'Upload file' }).click()
    await expect(page.getByText('Its repetition is not supported')).toBeVisible()
    await page.getByRole('button', { name: 'Import 1 event' }).click()
    await expect(page.getByText('1 event imported')).toBeVisible()
    await page.getByRole('button', { name: 'Undo the import' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click()
    await expect(page.getByText('The import is undone')).toBeVisible()

    await page.goto(`${firm.path}/calendar/files`)
    await page.getByRole('button', { name: 'Create an address' }).first().click()
    const address = await page.getByLabel('Secret address').inputValue()
    const path = new URL(address).pathname
    const answer = await fetchAlone(`${baseURL}${path}`)
    expect(answer.headers.get('content-type')).toContain('text/calendar')
    expect(await answer.text()).toContain('BEGIN:VCALENDAR')
    const etag = answer.headers.get('etag') ?? ''
    const again = await fetchAlone(`${baseURL}${path}`, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    await page.getByRole('button', { name: 'Revoke' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(page.getByText('The address is revoked')).toBeVisible()
    expect((await fetchAlone(`${baseURL}${path}`)).status).toBe(404)
  })
})
