// Modules: social, identity
import type { Page } from '@playwright/test'
import { createPerson, expect, test } from './fixtures.ts'
import { confirmAddress } from './members.ts'

test.use({ ownPerson: true })

let strangers = 0

function newAddress(name = 'stranger'): string {
  strangers += 1
  return `${name}-${process.pid}-${Date.now()}-${strangers}@example.test`
}

const continueButton = { name: 'Continue with Observatory' }

/** The provider's own login page. */
async function showWho(page: Page, email: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(email)
  await page.getByPlaceholder('and password').fill('any password')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
}

/** Through its pages, with its question whether we may know the address. */
async function agree(page: Page, email: string): Promise<void> {
  await showWho(page, email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** As `agree`, up to where the provider would lead the browser, without going there. */
async function catchReturn(page: Page, email: string): Promise<URL> {
  await showWho(page, email)
  const at = page.url()
  const action = (await page.locator('form').getAttribute('action')) ?? ''
  const consent = { form: { prompt: 'consent' }, maxRedirects: 0 }
  let answer = await page.request.post(new URL(action, at).href, consent)
  for (;;) {
    const next = new URL(answer.headers().location ?? '', at)
    if (next.pathname.startsWith('/social-login/callback/')) return next
    answer = await page.request.get(next.href, { maxRedirects: 0 })
  }
}

async function beginAndCatch(page: Page): Promise<URL> {
  await page.goto('/login')
  await page.getByRole('button', continueButton).click()
  return catchReturn(page, newAddress())
}

async function signIn(page: Page, email: string, path = '/login'): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', continueButton).click()
  await agree(page, email)
}

test.describe('With an account of somebody else', () => {
  test('a stranger gets an account, and comes back to it', async ({ page }) => {
    const email = newAddress()
    await signIn(page, email)
    await expect(page).toHaveURL(/\/firms\/new/)
    await expect(page.getByText('You are signed in.').first()).toBeAttached()
    const cookies = await page.context().cookies()
    expect(cookies.filter(({ name }) => name.endsWith('flow'))).toEqual([])

    await page.goto('/logout')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.goto('/login')
    await page.getByRole('button', continueButton).click()
    await expect(page).toHaveURL(/\/firms\/new/)
    await page.goto('/profile')
    await expect(page.locator('body')).toContainText(email)
  })

  test('the page for new accounts makes one too, with the plan that was chosen', async ({
    page,
  }) => {
    const email = newAddress()
    await page.goto('/register?plan=studio')
    await expect(page.getByRole('link', { name: 'Passkey' })).toHaveCount(0)
    await page.getByRole('button', continueButton).click()
    await agree(page, email)
    await expect(page).toHaveURL(/\/firms\/new/)
    await page.goto('/register')
    await expect(page).toHaveURL(/\/firms\/new/)
    await page.goto('/profile')
    await expect(page.locator('body')).toContainText(email)
  })

  test('a deep link comes back', async ({ page }) => {
    await page.goto('/profile/sign-in-methods')
    await expect(page).toHaveURL(/\/login\?to=/)
    await page.getByRole('button', continueButton).click()
    await agree(page, newAddress())
    await expect(page).toHaveURL(/\/profile\/sign-in-methods$/)
  })

  test('the browser forgets the session when that was asked for', async ({ page, origin }) => {
    await page.goto('/login')
    await page.getByLabel('Keep me signed in').uncheck()
    await page.getByRole('button', continueButton).click()
    await agree(page, newAddress())
    await expect(page).toHaveURL(/\/firms\/new/)
    const cookies = await page.context().cookies(origin)
    const session = cookies.find(({ name }) => name.endsWith('session'))
    expect(session?.expires).toBe(-1)
  })

  test('a known address is told to sign in first, and then links it', async ({
    page,
    person,
    origin,
  }) => {
    await confirmAddress(origin, person)
    await signIn(page, person.email)
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('Sign in first').first()).toBeVisible()

    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password').fill(person.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL((url) => url.pathname !== '/login')
    await page.goto('/profile/sign-in-methods')
    await page.getByRole('button', { name: 'Link Observatory', exact: true }).click()
    await expect(page.getByText('The account is linked.').first()).toBeAttached()
    await expect(page).toHaveURL(/\/profile\/sign-in-methods$/)

    await page.goto('/logout')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.goto('/login')
    await page.getByRole('button', continueButton).click()
    await expect(page).toHaveURL(/\/firms\/new/)

    await page.goto('/profile/sign-in-methods')
    await page.getByRole('button', { name: 'Unlink Observatory' }).click()
    await expect(page.getByText('The account is no longer linked.').first()).toBeAttached()
    await expect(page.getByText('Not linked')).toBeVisible()
  })

  test('the last way in stays', async ({ page }) => {
    await signIn(page, newAddress())
    await expect(page).toHaveURL(/\/firms\/new/)
    await page.goto('/profile/sign-in-methods')
    await page.getByRole('button', { name: 'Unlink Observatory' }).click()
    await expect(page.getByText('This is your last sign-in method').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Unlink Observatory' })).toBeVisible()
  })

  test('an address that is not confirmed opens nothing', async ({ page }) => {
    await signIn(page, newAddress('unverified'), '/login?to=%2Fprofile')
    await expect(page.getByText('not confirmed at the other service').first()).toBeVisible()
    await expect(page).toHaveURL(/\/login\?to=%2Fprofile$/)
  })

  test('whoever does not agree is back at the sign-in page, and told so', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', continueButton).click()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page.getByText('You did not agree').first()).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
  })

  test('the sign-in pages of others make no accounts', async ({ page }) => {
    await signIn(page, newAddress(), '/admin/login')
    await expect(page.getByText('Invalid credentials').first()).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/login$/)
  })
})

test.describe('Attacks on it', () => {
  const dead = 'This sign-in is no longer valid'

  test('another state, none, and an answer played twice', async ({ page }) => {
    const url = await beginAndCatch(page)
    const kept = await page.context().cookies()
    const other = new URL(url)
    other.searchParams.set('state', 'x'.repeat(32))
    const none = new URL(url)
    none.searchParams.delete('state')
    for (const { href } of [other, none]) {
      await page.goto(href)
      await expect(page.getByText(dead).first()).toBeVisible()
      await page.context().addCookies(kept)
    }
    await page.goto(url.href)
    await expect(page).toHaveURL(/\/firms\/new/)

    await page.context().clearCookies()
    await page.context().addCookies(kept)
    await page.goto(url.href)
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText(dead).first()).toBeVisible()
  })

  test('an answer in a browser that did not begin: nobody is signed in as somebody else', async ({
    page,
    browser,
    origin,
  }) => {
    const url = await beginAndCatch(page)
    const context = await browser.newContext({ baseURL: origin })
    const victim = await context.newPage()
    await victim.goto(url.href)
    await expect(victim.getByText(dead).first()).toBeVisible()
    await expect(victim).toHaveURL(/\/login$/)
    // Nor in one that began another.
    await victim.getByRole('button', continueButton).click()
    await expect(victim.getByPlaceholder('Enter any login')).toBeVisible()
    await victim.goto(url.href)
    await expect(victim.getByText(dead).first()).toBeVisible()
    await victim.goto('/dashboard')
    await expect(victim).toHaveURL(/\/login/)
    await context.close()
  })

  test('the callback leads to nobody else’s site, and an unknown one is no page', async ({
    page,
    origin,
  }) => {
    const url = await beginAndCatch(page)
    for (const name of ['to', 'redirectTo', 'callbackURL', 'signInKind']) {
      url.searchParams.set(name, 'https://evil.example/')
    }
    await page.goto(url.href)
    expect(new URL(page.url()).origin).toBe(origin)
    for (const evil of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
      await page.context().clearCookies()
      await signIn(page, newAddress(), `/login?to=${encodeURIComponent(evil)}`)
      await expect(page).toHaveURL(`${origin}/firms/new`)
    }
    expect(
      (await page.request.get('/social-login/callback/evil', { maxRetries: 2 })).status(),
    ).toBe(404)
  })

  test('nothing is begun by a link or from another site, nor linked by a stranger', async ({
    page,
    origin,
  }) => {
    await page.goto('/social-login/begin?provider=oidc')
    await expect(page).toHaveURL(/\/login$/)
    const form = { provider: 'oidc' }
    const headers = { origin: 'https://evil.example' }
    const crossSite = await page.request.post('/social-login/begin', {
      form,
      headers,
      maxRetries: 2,
    })
    expect(crossSite.status()).toBe(403)
    for (const path of ['/social-login/link', '/social-login/unlink']) {
      const own = { form, headers: { origin }, maxRedirects: 0 }
      const answer = await page.request.post(path, own)
      expect(answer.status()).toBe(302)
      expect(answer.headers().location).toMatch(/^\/login/)
    }
  })

  test('the page between keeps the policy, and says where it goes', async ({ page, origin }) => {
    const own = { form: { provider: 'oidc' }, headers: { origin } }
    const answer = await page.request.post('/social-login/begin?signInKind=user', own)
    expect(answer.status()).toBe(200)
    expect(answer.headers().refresh).toMatch(/^0; url=http:\/\/localhost:/)
    expect(answer.headers()['content-security-policy']).toContain("form-action 'self'")
    expect(answer.headers()['set-cookie']).toMatch(/flow=.*HttpOnly; SameSite=Lax/)
    expect(await answer.text()).toContain('You continue on localhost')
    const unknown = await page.request.post('/social-login/begin', {
      ...own,
      form: { provider: 'evil' },
    })
    expect(unknown.status()).toBe(404)
  })

  test('a session of another person ends no linking', async ({ page, origin, person, browser }) => {
    const other = await createPerson(origin, 'Somebody Else')
    const context = await browser.newContext({ baseURL: origin })
    const attacker = await context.newPage()
    for (const [one, { email, password }] of [
      [attacker, other],
      [page, person],
    ] as const) {
      await one.goto('/login')
      await one.getByLabel('Email').fill(email)
      await one.getByLabel('Password').fill(password)
      await one.getByRole('button', { name: 'Sign in', exact: true }).click()
      await one.waitForURL((url) => url.pathname !== '/login')
    }
    await attacker.goto('/profile/sign-in-methods')
    await attacker.getByRole('button', { name: 'Link Observatory', exact: true }).click()
    const caught = await catchReturn(attacker, newAddress())
    await page.goto(caught.href)
    await page.goto('/profile/sign-in-methods')
    await expect(page.getByText('Not linked')).toBeVisible()
    await context.close()
    other.api.close()
  })
})
