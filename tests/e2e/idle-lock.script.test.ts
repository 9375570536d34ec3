// Modules: entry, identity
import { expect, test } from './fixtures.ts'

test.use({ ownPerson: true })

test('A page that nobody touches locks itself, and any touch puts it off', async ({
  signedIn: page,
  person,
  firm,
}) => {
  const profile = await person.api.call('GET', '/auth/profile')
  await person.api.call('PATCH', '/auth/profile', { version: profile.version, lockAfterMinutes: 5 })
  // Longer than the API believes what it knows of a session; the page learns the time from it.
  await expect(async () => {
    await page.goto(`${firm.path}/customers`)
    expect(await page.locator('app-island[name="shell/idle-lock"]').count()).toBe(1)
  }).toPass({ timeout: 120_000 })
  await page.clock.install()
  await page.reload()
  await page.clock.runFor(3_000)
  await expect(page.locator('app-island[name="shell/idle-lock"][live]')).toBeAttached()

  await page.clock.fastForward('04:40')
  await page.mouse.move(200, 200)
  await page.clock.fastForward('04:40')
  await expect(page).toHaveURL(new RegExp(`${firm.path}/customers$`))
  await page.clock.fastForward('00:30')
  await expect(page).toHaveURL(/\/lock-screen\?to=/)
  await expect(page.getByRole('heading', { name: person.name })).toBeVisible()
})
