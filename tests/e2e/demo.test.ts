import type { Page } from '@playwright/test'
import { testPassword } from '../support/firm.mjs'
import { expect, logInAsAdministrator, openDemo, test } from './demo-fixtures.ts'

test.use({ ownPerson: true })

test.describe('A demo', () => {
  test('is one’s own, says when it ends, and follows its visitor only if it may', async ({
    page,
    browser,
    origin,
  }) => {
    await openDemo(page)
    await expect(page.getByText(/Ends in 2[34] hours/)).toBeVisible()
    await expect(page.getByText('What you do here is recorded.')).toBeVisible()
    await expect(page.locator('#demo-tracker')).toHaveCount(1)
    await page.goto('/')
    await expect(page.locator('#demo-tracker')).toHaveCount(1)

    await page.goto('/demo/privacy')
    await page.getByRole('button', { name: 'Do not record me' }).click()
    await expect(page.getByText('Nothing is recorded any more.')).toBeVisible()
    await expect(page.locator('#demo-tracker')).toHaveCount(0)
    const answer = await page.request.post('/demo/visit-logs', {
      headers: { origin },
      data: { demoUserId: '01JABCDEFGHJKMNPQRSTVWXYZ0', routeLogs: [], actionLogs: [] },
    })
    expect(answer.status()).toBe(403)

    const other = await (await browser.newContext({ baseURL: origin })).newPage()
    await openDemo(other)
    expect(firmOf(other)).not.toBe(firmOf(await back(page)))
    await other.context().close()
  })

  test('remembers in the next one of the same browser that nothing may be recorded', async ({
    page,
  }) => {
    await openDemo(page, { isPrivate: true })
    await expect(page.getByText('Nothing is recorded.')).toBeVisible()
    await expect(page.locator('#demo-tracker')).toHaveCount(0)
    await page.goto('/demo/privacy')
    await page.getByRole('button', { name: 'Record me again' }).click()
    await page.getByRole('button', { name: 'Do not record me' }).click()
    await logOut(page)
    await page.goto('/demo/login')
    await expect(page.getByLabel('Do not record what I do')).toBeChecked()
  })

  test('writes to nobody, and says so', async ({ page }) => {
    await openDemo(page)
    const path = new URL(page.url()).pathname.replace('/dashboard', '/invoices?tab=overdue')
    await page.goto(path)
    await page.locator('tbody a').first().click()
    await page.goto(page.url().replace(/invoices\/(\w+).*/, 'mails/invoice/$1'))
    await expect(page.getByText('This is a demo: the email is written and stored')).toBeVisible()
    await page.getByRole('button', { name: 'Send', exact: false }).last().click()
    await expect(
      page.getByText('Written and stored. This installation sends no email.'),
    ).toBeVisible()
  })

  test('that is over leads to a new one', async ({ page }) => {
    await openDemo(page)
    const kept = await page.context().cookies()
    await logOut(page)
    await page.context().addCookies(kept)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/demo\/login\?ended/)
    await expect(page.getByText('Your demo has ended')).toBeVisible()
    await page.getByRole('button', { name: 'Open the demo' }).click()
    await expect(page).toHaveURL(/\/dashboard/)
  })
})

test.describe('Keeping a demo', () => {
  test('makes it a real account', async ({ page }) => {
    await openDemo(page)
    const firm = firmOf(page)
    await page.getByRole('link', { name: 'Keep this firm' }).click()
    await page.getByLabel('Your name').fill('Nora Keeper')
    await page.getByLabel('Password').fill('short')
    const refused = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await page.getByRole('button', { name: 'Keep firm' }).click()
    expect((await refused).status()).toBe(422)
    await expect(page.getByLabel('Your name')).toHaveValue('Nora Keeper')
    await expect(page.getByLabel('Password')).toHaveValue('')

    const email = `kept-${Date.now()}-${Math.random()}@example.test`
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password').fill(testPassword)
    await page.getByLabel('I open an account with this data').check()
    await page.getByRole('button', { name: 'Keep firm' }).click()
    await expect(page.getByText(`We have sent an email to ${email}`)).toBeVisible()
    expect(firmOf(page)).toBe(firm)
    await expect(page.getByText(/Ends in/)).toHaveCount(0)
    await expect(page.locator('#demo-tracker')).toHaveCount(0)

    await logOut(page)
    await page.goto('/login')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password').fill(testPassword)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/firms/${firm}/`))
  })

  test('under a taken address looks alike, loses nothing, and its owner may take it over', async ({
    page,
    person,
    browser,
    origin,
  }) => {
    await openDemo(page)
    const firm = firmOf(page)
    await page.goto('/demo/keep')
    await page.getByLabel('Your name').fill('Nora Keeper')
    await page.getByLabel('Email', { exact: true }).fill(person.email)
    await page.getByLabel('Password').fill(testPassword)
    await page.getByLabel('I open an account with this data').check()
    await page.getByRole('button', { name: 'Keep firm' }).click()
    await expect(page.getByText(`We have sent an email to ${person.email}`)).toBeVisible()
    expect(firmOf(page)).toBe(firm)

    const admin = await (await browser.newContext({ baseURL: origin })).newPage()
    await logInAsAdministrator(admin)
    await admin.goto(`/admin/outbox?q=${encodeURIComponent(person.email)}`)
    await admin.getByRole('row').filter({ hasText: person.email }).getByRole('link').first().click()
    await admin.getByRole('button', { name: 'Show links and codes' }).click()
    const text = await admin.locator('main').textContent()
    const path = /\/demo\/take-over\?token=[\w-]+/.exec(text ?? '')?.[0] ?? ''
    await admin.context().close()

    const owner = await (await browser.newContext({ baseURL: origin })).newPage()
    await owner.goto(path)
    await owner.getByLabel('Email', { exact: true }).fill(person.email)
    await owner.getByLabel('Password').fill(person.password)
    await owner.getByRole('button', { name: 'Sign in', exact: true }).click()
    await owner.getByRole('button', { name: 'Take over firm' }).click()
    await expect(owner.getByText('The firm is now in your account.')).toBeVisible()
    expect(firmOf(owner)).toBe(firm)
    await owner.goto(path)
    const again = owner.waitForResponse((answer) => answer.request().method() === 'POST')
    await owner.getByRole('button', { name: 'Take over firm' }).click()
    expect((await again).status()).toBe(404)
    await expect(owner.getByText('There is nothing to take over')).toBeVisible()
    await owner.context().close()
  })
})

test('An administrator’s link greets its prospect, opens a demo, and can be withdrawn', async ({
  page,
  browser,
  origin,
}) => {
  await logInAsAdministrator(page)
  await page.goto('/admin/demo-links/new')
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByText('Fill this in').first()).toBeVisible()
  const name = `Zoë ${Date.now()}`
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Company').fill('<b>Nord</b>licht')
  await page.getByLabel('Language of the demo').selectOption('de')
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect(page).toHaveURL(/\/admin\/demo-links\/0/)
  const url = await page.getByLabel('The link').inputValue()
  await expect(page.getByText('0 of 5')).toBeVisible()

  const guest = await (await browser.newContext({ baseURL: origin })).newPage()
  await guest.goto(url)
  await expect(guest.getByRole('heading', { level: 1 })).toContainText(name)
  await guest.getByRole('button', { name: /Demo/ }).last().click()
  await expect(guest).toHaveURL(/\/dashboard/)
  await expect(guest.getByText(/Endet in 2[34] Stunden/)).toBeVisible()

  await page.reload()
  await expect(page.getByText('1 of 5')).toBeVisible()
  await page.getByRole('link', { name: 'Show the visits' }).click()
  await expect(page.getByRole('link', { name: `${name}, <b>Nord</b>licht` })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Revoke link' }).click()
  await expect(page.getByText('The link is revoked')).toBeVisible()

  await guest.context().clearCookies()
  await guest.goto(url)
  await expect(guest.getByText('This link no longer opens a demo')).toBeVisible()
  await guest.context().close()
})

test('What is for administrators is for nobody else', async ({ signedIn: page }) => {
  for (const path of ['/admin/demo-visitors', '/admin/demo-links', '/admin/demo-links/new']) {
    expect((await page.goto(path))?.status(), path).toBe(403)
  }
})

function firmOf(page: Page): string {
  return new URL(page.url()).pathname.split('/')[2] ?? ''
}

async function back(page: Page): Promise<Page> {
  await page.goto('/dashboard')
  return page
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/logout')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL((url) => url.pathname !== '/logout')
}
