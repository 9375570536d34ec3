// Modules: bookings
import { expectNoViolation } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { newestMail, pathIn } from './mails.ts'

test.describe('Booking pages', () => {
  test('A customer books a free time, moves it, and the firm cancels it with a reason', async ({
    signedIn: page,
    firm,
    browser,
    baseURL,
    origin,
    javaScriptEnabled,
  }) => {
    await page.goto(`${firm.path}/booking-pages/new`)
    await page.getByLabel('Name', { exact: true }).fill('Consultation')
    await page.getByRole('group', { name: 'Calendars' }).getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Consultation')
    const address = await page.getByRole('textbox', { name: 'Address' }).inputValue()

    const guests = await browser.newContext({ baseURL, javaScriptEnabled })
    const guest = await guests.newPage()
    await guest.goto(address)
    // axe itself is a script of the page.
    if (javaScriptEnabled) await expectNoViolation(guest)
    await guest.getByRole('link', { name: /\d:00/ }).first().click()
    await guest.getByRole('button', { name: 'Book' }).click()
    await expect(guest.locator('#name')).toHaveAttribute('aria-invalid', 'true')
    await guest.getByLabel('Your name').fill('Anna Berg')
    const email = `anna-${firm.id.toLowerCase()}@example.com`
    await guest.getByLabel('Email').fill(email)
    await guest.getByRole('checkbox').check()
    await guest.getByRole('button', { name: 'Book' }).click()
    await expect(guest.getByText('We have sent you an email')).toBeVisible()
    await guest.goto(pathIn(await newestMail(origin, email, 'Please confirm')))
    await expect(guest.getByText('Not confirmed yet')).toBeVisible()
    await guest.getByRole('button', { name: 'Confirm the appointment' }).click()
    await expect(guest.getByText('Booked', { exact: true })).toBeVisible()

    await guest.getByRole('link', { name: 'Move' }).click()
    await guest.getByRole('button', { name: /\d:30/ }).first().click()
    await expect(guest).toHaveURL(/moved=1/)
    const file = guest.waitForEvent('download')
    await guest.getByRole('link', { name: 'Add to calendar' }).click()
    expect((await file).suggestedFilename()).toBe('Consultation.ics')

    await page.reload()
    await page.getByRole('link', { name: 'Anna Berg' }).click()
    await page.getByRole('button', { name: 'Cancel appointment' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('Ill today')
    await dialog.getByRole('button', { name: 'Cancel appointment' }).click()
    await expect(page.getByText('Ill today').first()).toBeVisible()
    await guest.reload()
    await expect(guest.getByText('Cancelled', { exact: true })).toBeVisible()
    await guests.close()
  })
})
