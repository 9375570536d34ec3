// Modules: entry, identity
import type { Page } from '@playwright/test'
import { testPassword } from '../support/firm.mjs'
import { expect, test } from './fixtures.ts'
import { newestMail, pathIn } from './mails.ts'

test.use({ ownPerson: true })

async function tryLogin(page: Page, path: string, email: string, password: string) {
  await page.goto(path)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(password)
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  return answer
}

test.describe('The sign-in pages', () => {
  test('Each lists all four and refuses who belongs to another', async ({ page, person }) => {
    for (const path of ['/login', '/crm/login', '/admin/login', '/demo/login']) {
      await page.goto(path)
      const kinds = page.getByRole('navigation', { name: 'Kind of sign-in' })
      await expect(kinds.getByRole('link')).toHaveText(['Firm', 'CRM', 'Admin', 'Demo'])
    }
    for (const path of ['/crm/login', '/admin/login']) {
      const answer = await tryLogin(page, path, person.email, person.password)
      expect(answer.status()).toBe(401)
      await expect(page.getByText('Invalid credentials')).toBeVisible()
    }
  })

  test('A failure that names a path shows the error and goes there after 3 s', async ({ page }) => {
    const { email, password } = JSON.parse(process.env.E2E_ADMINISTRATOR ?? '{}')
    const answer = await tryLogin(page, '/login', email, password)
    expect(answer.status()).toBe(401)
    expect(answer.headers().refresh).toBe('3; url=/admin/login')
    await expect(page.getByText('Invalid credentials')).toBeVisible()
    const shownAt = Date.now()
    await page.waitForURL((url) => url.pathname === '/admin/login')
    expect(Date.now() - shownAt).toBeGreaterThan(1_500)
  })

  test('Too many attempts are told to the second', async ({ page }) => {
    const email = `nobody-${Date.now()}-${Math.random()}@example.test`
    for (let count = 0; count < 5; count += 1) {
      expect((await tryLogin(page, '/login', email, 'wrong-guess')).status()).toBe(401)
    }
    const answer = await tryLogin(page, '/login', email, 'wrong-guess')
    expect(answer.status()).toBe(429)
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0)
    await expect(page.getByText(/Try again in \d+ seconds?/)).toBeVisible()
  })

  test('Nobody is led to another site, whatever the address says', async ({
    page,
    person,
    origin,
  }) => {
    const evils = [
      '//evil.example',
      '/\\evil.example',
      'https:evil.example',
      '%2f%2fevil.example',
      'javascript:alert(1)',
      'data:text/html,x',
      '/\t/evil.example',
      '/%09/evil.example',
      '/.//evil.example',
    ]
    const { email, password } = person
    for (const to of evils) {
      await page.goto(`/login?to=${encodeURIComponent(to)}`)
      const kept = await page.locator('#login input[name=to]').inputValue()
      for (const sent of [kept, to]) {
        const answer = await page.request.post('/login', {
          form: { email, password, to: sent },
          headers: { origin },
          maxRedirects: 0,
        })
        expect(answer.status()).toBe(302)
        const { location = '' } = answer.headers()
        expect(new URL(location, origin).origin).toBe(origin)
        expect(location).not.toMatch(/^\/[/\\\t]/)
        await page.context().clearCookies()
      }
    }
  })
})

test.describe('A login by mail', () => {
  test.beforeEach(async ({ page, person, firm }) => {
    await page.goto(`${firm.path}/customers`)
    await page.getByLabel('Email', { exact: true }).fill(person.email)
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  })

  test('A link is mailed; opening it signs nobody in, its button does', async ({
    page,
    person,
    firm,
    origin,
  }) => {
    await expect(page.getByText('Check your email')).toBeVisible()
    const text = await newestMail(origin, person.email, 'Your sign-in link')
    await page.goto(pathIn(text))
    const { cookies } = await page.context().storageState()
    expect(cookies.map(({ name }) => name)).not.toContain('session')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${firm.path}/dashboard`))
  })

  test('Its code signs in where it was asked for, and goes on to the deep link', async ({
    page,
    person,
    firm,
    origin,
  }) => {
    const text = await newestMail(origin, person.email, 'Your sign-in link')
    const code = /\b\d{6}\b/.exec(text)?.[0] ?? ''
    await page.getByLabel('6-digit code').fill(code === '000000' ? '000001' : '000000')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Invalid credentials')).toBeVisible()
    await expect(page.getByLabel('6-digit code')).toHaveValue('')
    await page.getByLabel('6-digit code').fill(code)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${firm.path}/customers$`))
    await expect(page.getByText('You are signed in.')).toBeAttached()
  })
})

test.describe('A forgotten password', () => {
  test('Is set anew by the mailed link, which then is dead', async ({ page, person, origin }) => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot it?' }).click()
    await page.getByLabel('Email', { exact: true }).fill(person.email)
    await page.getByRole('button', { name: 'Email me the link' }).click()
    await expect(page.getByText('Password reset link has been sent to your email.')).toBeVisible()
    const path = pathIn(await newestMail(origin, person.email, 'Set a new password'))
    expect(path).toMatch(/^\/recover-password\?token=/)
    await page.goto(path)
    await page.getByLabel('New password').fill('password1234')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByText('This password is too easy to guess')).toBeVisible()
    await page.getByLabel('New password').fill('an entirely new harbour')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('Your password was changed')).toBeAttached()
    expect((await tryLogin(page, '/login', person.email, testPassword)).status()).toBe(401)
    const dead = await page.goto(path)
    expect(dead?.status()).toBe(404)
    await expect(page.getByText('This link is no longer valid')).toBeVisible()
    await tryLogin(page, '/login', person.email, 'an entirely new harbour')
    await expect(page).toHaveURL(/\/firms\/new/)
  })

  test('Is answered alike for an unknown address', async ({ page }) => {
    await page.goto('/forget-password')
    await page.getByLabel('Email', { exact: true }).fill(`nobody-${Math.random()}@example.test`)
    await page.getByRole('button', { name: 'Email me the link' }).click()
    await expect(page.getByText('Password reset link has been sent to your email.')).toBeVisible()
  })
})

test('The address is confirmed by a button behind the mailed link', async ({
  page,
  person,
  origin,
}) => {
  const path = pathIn(await newestMail(origin, person.email, 'Welcome to Firmament'))
  await page.goto(path)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByText('Your email is confirmed.')).toBeAttached()
  await page.goto(path)
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByText('This link is no longer valid')).toBeVisible()
})

test.describe('The lock screen', () => {
  test('Hides everything until the password is given, and goes on there', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    await page.goto(`${firm.path}/customers`)
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('button', { name: 'Lock the screen' }).click()
    await expect(page).toHaveURL(/\/lock-screen\?to=/)
    await expect(page.getByRole('heading', { name: person.name })).toBeVisible()
    expect(await page.content()).not.toContain('Sternwarte')
    for (const path of ['/dashboard', `${firm.path}/invoices`, `${firm.path}/settings`, '/firms']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/lock-screen/)
      expect(await page.content()).not.toContain('Sternwarte')
    }
    await page.goto(`/lock-screen?to=${encodeURIComponent(`${firm.path}/customers`)}`)
    await page.getByLabel('Your password').fill('wrong-guess')
    await page.getByRole('button', { name: 'Unlock' }).click()
    await expect(page.getByText('The password is not correct')).toBeVisible()
    await page.getByLabel('Your password').fill(person.password)
    await page.getByRole('button', { name: 'Unlock' }).click()
    await expect(page).toHaveURL(new RegExp(`${firm.path}/customers$`))
    await expect(page.getByText('Welcome back.')).toBeAttached()
  })
})

test.describe('Signing out', () => {
  test('In one window ends it in the other, and going back shows nothing', async ({
    signedIn: page,
    firm,
  }) => {
    const other = await page.context().newPage()
    await other.goto(`${firm.path}/customers`)
    await page.goto(`${firm.path}/invoices`)
    expect((await page.goto('/logout'))?.status()).toBe(200)
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Sign out' }).click()
    const { 'clear-site-data': cleared } = await (await answer).allHeaders()
    expect(cleared).toBe('"cache", "storage"')
    await expect(page).toHaveURL(/\/login/)
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(/\/login/)
    await other.reload()
    await expect(other).toHaveURL(/\/login/)
  })

  test('Leaves nothing of the person in the browser', async ({ signedIn: page }) => {
    await page.goto('/logout')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login/)
    const { cookies } = await page.context().storageState()
    const kept = cookies.filter(({ name }) => !['lng', 'theme'].includes(name))
    expect(kept).toEqual([])
  })
})

test('A chosen plan waits for the registration and is gone once signed in', async ({ page }) => {
  await page.goto('/register?plan=studio')
  await page.goto('/login')
  await page.goto('/register')
  await expect(page.locator('input[name=planId]')).toHaveValue('studio')
  const email = `plan-${Date.now()}-${Math.random()}@example.test`
  await page.getByLabel('Your name').fill('Grace Hopper')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(testPassword)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/firms\/new/)
  const { cookies } = await page.context().storageState()
  expect(cookies.map(({ name }) => name)).not.toContain('planId')
})
