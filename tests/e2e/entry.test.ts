import { testPassword } from '../support/firm.mjs'
import { expect, logIn, test } from './fixtures.ts'

test.use({ ownPerson: true })

test.describe('Getting in', () => {
  test('A person registers, is in at the first step, signs out and in again', async ({ page }) => {
    const email = `new-${Date.now()}-${Math.random()}@example.test`
    await page.goto('/register')
    await page.getByLabel('Your name').fill('Grace Hopper')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(testPassword)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/\/firms\/new/)
    await expect(page.getByText('Your account is ready')).toBeVisible()

    await page.goto('/logout')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login/)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login/)

    await page.getByLabel('Email').fill(email.toUpperCase())
    await page.getByLabel('Password').fill(testPassword)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/firms\/new/)
  })

  test('A taken address looks like a new one, and its owner gets a mail', async ({
    page,
    person,
    browser,
    origin,
  }) => {
    await page.goto('/register')
    await page.getByLabel('Your name').fill('Somebody Else')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password').fill('another-good-pass-9X')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Your account is ready')).toBeVisible()
    await expect(page).toHaveURL(/\/login/)

    const administrator = JSON.parse(process.env.E2E_ADMINISTRATOR ?? '{}')
    const context = await browser.newContext({ baseURL: origin })
    const outbox = await context.newPage()
    await outbox.goto('/admin/login')
    await outbox.getByLabel('Email').fill(administrator.email)
    await outbox.getByLabel('Password').fill(administrator.password)
    await outbox.getByRole('button', { name: 'Sign in' }).click()
    await outbox.goto(`/admin/outbox?q=${encodeURIComponent(person.email)}`)
    await expect(outbox.getByText(person.email).first()).toBeVisible()
    await context.close()
  })

  test('A wrong password and an unknown address are refused alike', async ({ page, person }) => {
    for (const email of [person.email, 'nobody@example.test']) {
      await page.goto('/login')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password').fill('not-the-password')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByText('Invalid credentials').first()).toBeVisible()
      await expect(page.getByLabel('Email')).toHaveValue(email)
      await expect(page.getByLabel('Password')).toHaveValue('')
    }
  })

  test('A common password is refused, and what was typed stays', async ({ page }) => {
    for (const password of ['password1234', 'qwertyuiop']) {
      await page.goto('/register')
      await page.getByLabel('Your name').fill('Ada')
      await page.getByLabel('Email').fill('ada@example.test')
      await page.getByLabel('Password').fill(password)
      const answer = page.waitForResponse((response) => response.request().method() === 'POST')
      await page.getByLabel('Password').press('Enter')
      expect((await answer).status()).toBe(422)
      await expect(page.getByLabel('Your name')).toHaveValue('Ada')
    }
  })

  test('A password may be pasted, long, with spaces and emoji', async ({ page }) => {
    const email = `pasted-${Date.now()}-${Math.random()}@example.test`
    const password = `${'a quiet harbour at dawn '.repeat(4)}🐝🌻`
    /** As a password manager does it: the field is not typed into. */
    const paste = async () => {
      await page.getByLabel('Email', { exact: true }).fill(password)
      await page.getByLabel('Email', { exact: true }).press('Control+A')
      await page.getByLabel('Email', { exact: true }).press('Control+X')
      await page.getByLabel('Password').press('Control+V')
      await expect(page.getByLabel('Password')).toHaveValue(password)
      await page.getByLabel('Email', { exact: true }).fill(email)
    }
    await page.goto('/register')
    await page.getByLabel('Your name').fill('Grace Hopper')
    await paste()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/\/firms\/new/)
    await page.context().clearCookies()
    await page.goto('/login')
    await paste()
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/firms\/new/)
  })

  test('A deep link comes back after signing in', async ({ page, person, firm }) => {
    await page.goto(`${firm.path}/customers`)
    await expect(page).toHaveURL(/\/login\?to=/)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password').fill(person.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(new RegExp(`${firm.path}/customers$`))
  })

  test('Nobody is sent to another site after signing in', async ({ page, person }) => {
    for (const evil of ['//evil.example', '/\\evil.example', 'https:evil.example']) {
      await page.context().clearCookies()
      await page.goto(`/login?to=${encodeURIComponent(evil)}`)
      await page.getByLabel('Email').fill(person.email)
      await page.getByLabel('Password').fill(person.password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.waitForURL((url) => url.pathname !== '/login')
      expect(new URL(page.url()).hostname).toBe('127.0.0.1')
    }
  })

  test('The firm of the address decides, and the switcher changes it', async ({
    signedIn: page,
    firm,
  }) => {
    await page.goto('/dashboard')
    await expect(page).toHaveURL(new RegExp(`${firm.path}/dashboard`))
  })

  test('A cookie that was kept opens nothing after signing out', async ({
    signedIn: page,
    firm,
  }) => {
    await page.goto(`${firm.path}/customers`)
    const kept = await page.context().cookies()
    await page.goto('/logout')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login/)
    await page.context().addCookies(kept)
    await page.goto(`${firm.path}/customers`)
    await expect(page).toHaveURL(/\/login/)
  })

  test('A firm of somebody else is not found', async ({ page, firm, origin }) => {
    const { createPerson } = await import('./fixtures.ts')
    const stranger = await createPerson(origin, 'Stranger')
    await logIn(page, stranger)
    const answer = await page.goto(`${firm.path}/invoices`)
    expect(answer?.status()).toBe(404)
    stranger.api.close()
  })
})
