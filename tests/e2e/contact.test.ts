import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { newestMail } from './mails.ts'

test.use({ ownPerson: true })

let addresses = 0

function newAddress(): string {
  addresses += 1
  return `visitor-${process.pid}-${Date.now()}-${addresses}@example.test`
}

async function logInAsAdministrator(page: Page): Promise<void> {
  const form = JSON.parse(process.env.E2E_ADMINISTRATOR ?? '{}')
  const answer = await page.request.post('/admin/login', { form, maxRedirects: 0, maxRetries: 2 })
  expect(answer.status()).toBeLessThan(400)
}

function linkIn(mail: string, page: 'confirm' | 'leave'): string {
  return new RegExp(`/coming-soon/${page}\\?token=\\S+`).exec(mail)?.[0] ?? ''
}

test('Strangers write to us, are read by an administrator and answered by mail', async ({
  origin,
  page,
  stranger: root,
}) => {
  test.slow()
  const email = newAddress()
  const words = `Can I bring my customers along? ${email}`
  await page.goto('/contact-us?about=trial')
  await expect(page.getByLabel('Subject')).toHaveValue('trial')
  await page.getByLabel('Your name').fill('Vera Visitor')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Your message').fill(words)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByText('We have received your message')).toBeVisible()
  await page.reload()
  await expect(page.getByText('We have received your message')).toBeVisible()

  await logInAsAdministrator(root)
  await root.goto(`/admin/messages?q=${encodeURIComponent(email)}`)
  await root.getByRole('link', { name: 'Vera Visitor' }).click()
  await expect(root.getByText(words)).toBeVisible()
  await expect(root.getByText('A question before I start')).toBeVisible()
  await root.getByLabel('Your answer').fill('Yes, one by one for now.')
  await root.getByRole('button', { name: 'Send the answer' }).click()
  await expect(root.getByText('Answered', { exact: true }).first()).toBeVisible()
  const mail = await newestMail(origin, email, 'Your message to Firmament')
  expect(mail).toContain('Yes, one by one for now.')
  expect(mail).toContain(`> ${words}`)
})

test('Strangers keep what they typed when something is missing, and are told where', async ({
  page,
}) => {
  await page.goto('/contact-us')
  // The browser would stop most of this by itself.
  const form = { name: 'Vera', email: 'nobody', text: 'Hello', about: 'plans' }
  const answer = await page.request.post('/contact-us', { form, maxRetries: 2 })
  expect(answer.status()).toBe(422)
  const html = await answer.text()
  expect(html).toContain('value="Vera"')
  expect(html).toContain('Enter an email address')
  expect(html).toContain('Tick the box if you agree')
  expect(html).toMatch(/<textarea[^>]*>Hello<\/textarea>/)
})

test('Strangers ask for a notice, confirm it by the mail, and leave again', async ({
  origin,
  page,
  stranger: root,
}) => {
  test.slow()
  const email = newAddress()
  await page.goto('/coming-soon')
  await expect(page.getByText('Sales orders')).toHaveCount(0)
  await expect(page.getByText('Paying for a plan')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Notify me' }).click()
  await expect(page.getByText('Check your email')).toBeVisible()

  const mail = await newestMail(origin, email, 'Confirm your address: every new part')
  await page.goto(linkIn(mail, 'confirm'))
  await logInAsAdministrator(root)
  const list = `/admin/notices?q=${encodeURIComponent(email)}`
  await root.goto(list)
  await expect(root.getByRole('row', { name: email })).toContainText('Not confirmed')
  await page.getByRole('button', { name: 'Yes, notify me' }).click()
  await expect(page.getByText('Your address is on the list')).toBeVisible()
  await root.goto(list)
  await expect(root.getByRole('row', { name: email })).not.toContainText('Not confirmed')
  const file = await root.request.get('/admin/notices/export?about=everything', { maxRetries: 2 })
  expect(await file.text()).toContain(`${email},Everything,EN,`)

  await page.goto(linkIn(mail, 'confirm'))
  await page.getByRole('button', { name: 'Yes, notify me' }).click()
  await expect(page.getByText('This link is no longer valid').first()).toBeVisible()
  await page.goto(linkIn(mail, 'leave'))
  await page.getByRole('button', { name: 'Delete my address' }).click()
  await expect(page.getByText('Your address is deleted')).toBeVisible()
  await root.goto(list)
  await expect(root.getByRole('row', { name: email })).toHaveCount(0)
})

test('Whoever is signed in finds name and address filled in, and nobody else does', async ({
  signedIn,
  person,
  stranger,
}) => {
  await signedIn.goto('/contact-us')
  await expect(signedIn.getByLabel('Your name')).toHaveValue(person.name)
  await expect(signedIn.getByLabel('Email')).toHaveValue(person.email)
  await stranger.goto('/contact-us')
  await expect(stranger.getByLabel('Email')).toHaveValue('')
})

test('Nobody sees the field for bots, nor reaches it by keyboard', async ({ page }) => {
  await page.goto('/contact-us')
  const trap = page.locator('input[name=website]')
  await expect(trap).toHaveAttribute('tabindex', '-1')
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0)
  const answer = await page.request.post('/contact-us', {
    form: {
      name: 'Bot',
      email: newAddress(),
      text: 'Buy',
      consent: 'on',
      website: 'https://spam.example',
    },
    maxRedirects: 0,
  })
  expect([answer.status(), answer.headers().location]).toEqual([302, '/contact-us?sent=1'])
})
