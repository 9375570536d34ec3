import type { Page } from '@playwright/test'
import { picture } from '#upstream/identity/profile/photo/pictures.fixture.ts'
import { testPassword } from '../support/firm.mjs'
import { expect, logIn, test } from './fixtures.ts'
import { newestMail, pathIn } from './mails.ts'

test.use({ ownPerson: true })

const better = 'a-lantern-over-the-harbour'

function photo(name: string, bytes: Uint8Array, mimeType = 'image/jpeg') {
  return { name, mimeType, buffer: Buffer.from(bytes) }
}

async function press(page: Page, name: string) {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
  return answer
}

/** Toasts then stay until they are closed. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('A person’s own profile', () => {
  test('is found in the menu, and a change of it shows at once everywhere', async ({
    signedIn: page,
    firm,
  }) => {
    await page.goto(`${firm.path}/dashboard`)
    await page.getByRole('button', { name: 'Account of Ada Lovelace' }).click()
    await page.getByRole('link', { name: 'Profile' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile')

    await page.getByLabel('Name', { exact: true }).fill('Augusta Ada King')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('it')
    await page.getByLabel('Time zone').selectOption('Europe/Rome')
    await page.getByLabel('Appearance').selectOption('dark')
    await press(page, 'Save')
    await expect(page.getByText('Il profilo è stato salvato')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    await page.goto(`${firm.path}/dashboard`)
    await expect(page.getByRole('button', { name: /Augusta Ada King/ })).toBeVisible()
  })

  test('keeps what was typed when a field is not right', async ({ signedIn: page }) => {
    await page.goto('/profile')
    await page.getByLabel('Name', { exact: true }).fill(' ')
    await page.getByLabel('Lock the screen').selectOption('15')
    expect((await press(page, 'Save')).status()).toBe(422)
    await expect(page.getByRole('alert')).toContainText('Fill this in')
    await expect(page.getByLabel('Lock the screen')).toHaveValue('15')
  })

  test('shows the second of two tabs both versions', async ({ signedIn: page, context }) => {
    const other = await context.newPage()
    await page.goto('/profile')
    await other.goto('/profile')
    await page.getByLabel('Name', { exact: true }).fill('First')
    await press(page, 'Save')
    await other.getByLabel('Name', { exact: true }).fill('Second')
    expect((await press(other, 'Save')).status()).toBe(409)
    const row = other.getByRole('row', { name: /Name/ })
    await expect(row).toContainText('First')
    await expect(row).toContainText('Second')
    await press(other, 'Keep mine')
    await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Second')
    await expect(other.getByText('Your profile is saved')).toBeVisible()
  })

  test('has a photo that is shown in the frame until it is removed', async ({
    signedIn: page,
    firm,
    stranger,
  }) => {
    await page.goto('/profile')
    await page.getByLabel('Choose a photo').setInputFiles(photo('me.jpg', picture('jpeg')))
    await press(page, 'Upload')
    await expect(page.getByText('Your photo was saved')).toBeVisible()
    await page.goto(`${firm.path}/dashboard`)
    const shown = page.getByRole('banner').locator('img')
    const source = (await shown.getAttribute('src')) ?? ''
    const answer = await page.request.get(source, { maxRetries: 2 })
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
    })
    expect(answer.headers()['content-security-policy']).toContain('sandbox')
    const refused = await stranger.request.get(source, { maxRedirects: 0 })
    expect(refused.status()).toBe(302)

    await page.goto('/profile')
    await press(page, 'Remove')
    await expect(page.getByText('Your photo is removed')).toBeVisible()
    await expect(page.getByRole('banner').locator('img')).toHaveCount(0)
  })

  test('takes no drawing and no page for a photo', async ({ signedIn: page }) => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
    const both = Buffer.concat([picture('png'), Buffer.from('<script>alert(1)</script>')])
    for (const content of [Buffer.from(drawing), both]) {
      await page.goto('/profile')
      await page.getByLabel('Choose a photo').setInputFiles(photo('me.png', content, 'image/png'))
      expect((await press(page, 'Upload')).status()).toBe(422)
      await expect(page.getByText('Choose a JPEG, PNG or WebP picture')).toBeVisible()
    }
  })
})

test.describe('A person’s security', () => {
  test('Another password signs every other device out', async ({
    signedIn: page,
    person,
    origin,
    openAs,
  }) => {
    test.slow()
    const phone = await openAs(person)
    await page.goto('/profile/security')
    await page.getByLabel('Current password').fill('not-the-password')
    await page.getByLabel('New password').fill(better)
    expect((await press(page, 'Change password')).status()).toBe(422)
    await expect(page.getByText('The password is not correct')).toBeVisible()
    await expect(page.getByLabel('New password')).toHaveValue('')

    const before = await page.context().cookies()
    await page.getByLabel('Current password').fill(testPassword)
    await page.getByLabel('New password').fill(better)
    await press(page, 'Change password')
    await expect(page.getByText('Your password was changed')).toBeVisible()
    const after = await page.context().cookies()
    const valueIn = (cookies: typeof before) =>
      cookies.find(({ name }) => name.endsWith('session'))?.value
    expect(valueIn(after)).not.toBe(valueIn(before))
    await phone.goto('/profile')
    await expect(phone).toHaveURL(/\/login/)
    await logIn(phone, { ...person, password: better })
    const notice = await newestMail(origin, person.email, 'Your password was changed')
    expect(notice).not.toContain(better)
  })

  test('Another address counts once both mailboxes agreed', async ({
    signedIn: page,
    person,
    origin,
    stranger: elsewhere,
  }) => {
    test.slow()
    const email = `moved-${person.email}`
    await page.goto('/profile/security')
    await page.getByLabel('New address').fill(person.email)
    expect((await press(page, 'Change address')).status()).toBe(422)
    await expect(page.getByText('This is already your address')).toBeVisible()
    await page.getByLabel('New address').fill(email)
    await press(page, 'Change address')
    await expect(page.getByText(`${email} has not been confirmed yet`)).toBeVisible()

    // Whoever reads the new mailbox must be signed in: an address typed wrong belongs to a stranger.
    const fresh = pathIn(await newestMail(origin, email, 'Confirm this address'))
    await elsewhere.goto(fresh)
    await press(elsewhere, 'Confirm')
    await expect(elsewhere).toHaveURL(/\/login/)
    await page.goto(fresh)
    await press(page, 'Confirm')
    await expect(page.getByText('Now follow the link in the other mailbox')).toBeVisible()
    await page.goto('/profile/security')
    await expect(page.getByText('Link to the new address: confirmed')).toBeVisible()

    await page.goto(pathIn(await newestMail(origin, person.email, 'Confirm your new address')))
    await press(page, 'Confirm')
    await expect(page.getByText(`Your address is now ${email}`)).toBeVisible()
    expect((await elsewhere.goto(fresh))?.status()).toBe(404)
    await expect(elsewhere.getByRole('heading', { level: 1 })).toContainText('no longer works')
    await logIn(elsewhere, { ...person, email })
  })

  test('Devices are listed, and one that is ended is out', async ({
    signedIn: page,
    person,
    openAs,
  }) => {
    test.slow()
    const phone = await openAs(person)
    await page.goto('/profile/security')
    await expect(page.getByText('This device')).toHaveCount(1)
    await page
      .getByRole('row')
      .filter({ hasText: 'Chrome' })
      .getByRole('button', { name: /^Sign out/ })
      .first()
      .click()
    await expect(page.getByText('That device is signed out')).toBeVisible()
    await phone.goto('/profile')
    await expect(phone).toHaveURL(/\/login/)
    await page.goto('/profile/security')
    await page.getByRole('button', { name: /^Sign out \d other/ }).click()
    await expect(page.getByRole('row')).toHaveCount(2)
  })
})

test.describe('A person’s firms and data', () => {
  test('The only owner cannot leave', async ({ signedIn: page, firm }) => {
    await page.goto('/profile/firms')
    const row = page.getByRole('row', { name: /Sternwarte/ })
    await expect(row).toContainText('Only owner')
    await expect(row.getByRole('button')).toHaveCount(0)
    const answer = await page.request.post('/profile/firms', {
      form: { firmId: firm.id },
      maxRetries: 2,
    })
    expect(answer.status()).toBe(409)
  })

  test('All that is kept comes as one file', async ({ signedIn: page, person }) => {
    await page.goto('/profile/data')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^firmament-data-\d{4}-\d\d-\d\d\.json$/)
    const file = await page.request.get('/profile/data/file', { maxRetries: 2 })
    expect(await file.json()).toMatchObject({ profile: { email: person.email } })
  })

  test('An account goes with the mailed link, and not before', async ({
    signedIn: page,
    person,
    origin,
  }) => {
    await page.goto('/profile/data')
    await page.getByLabel('Type your address').fill('somebody@example.test')
    expect((await press(page, 'Delete my account')).status()).toBe(422)
    await expect(page.getByText('Enter the address of your account')).toBeVisible()
    await page.getByLabel('Type your address').fill(person.email)
    await press(page, 'Delete my account')
    await expect(page.getByText(`A link was emailed to ${person.email}`)).toBeVisible()
    await page.goto(pathIn(await newestMail(origin, person.email, 'Remove your account?')))
    await press(page, 'Delete permanently')
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText('Your account is removed')).toBeVisible()
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/login/)
  })

  test('An account stays while a firm has no other owner', async ({ signedIn: page, firm }) => {
    await page.goto('/profile/data')
    const link = page.getByRole('main').getByRole('link', { name: 'Sternwarte' })
    await expect(link).toHaveAttribute('href', `${firm.path}/users`)
    await expect(page.getByRole('button', { name: 'Delete my account' })).toHaveCount(0)
  })
})
