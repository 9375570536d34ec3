// Modules: notifications
import { expect, test } from './fixtures.ts'
import { newestMail } from './mails.ts'

test.use({ ownPerson: true })

test('Mails of one kind are ended by the link in one of them, without signing in', async ({
  signedIn: page,
  person,
  browser,
  origin,
}) => {
  const subject = 'New sign-in to your account'
  const mail = await newestMail(origin, person.email, subject)
  const path = /\/notifications\/leave\?token=\S+/.exec(mail)?.[0] ?? ''
  const stranger = await browser.newContext({ baseURL: origin, locale: 'en-GB' })
  const reader = await stranger.newPage()
  await reader.goto(`${path}x`)
  await reader.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(reader.getByRole('alert')).toBeVisible()
  const box = page.getByLabel('Sign-in from a device not seen before: By email')
  await page.goto('/profile/notifications')
  await expect(box).toBeChecked()

  await reader.goto(path)
  await reader.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(
    reader.getByRole('heading', { name: 'You will get no more emails of this kind' }),
  ).toBeVisible()
  await page.reload()
  await expect(box).not.toBeChecked()

  // As mail programs do it (RFC 8058), without a cookie or a redirect.
  await box.check()
  await page.getByRole('button', { name: 'Save choices' }).click()
  await expect(page.getByText('Your choices are saved')).toBeVisible()
  const form = { 'List-Unsubscribe': 'One-Click' }
  const answer = await stranger.request.post(path, { form, maxRedirects: 0, maxRetries: 2 })
  expect(answer.status()).toBe(200)
  await page.reload()
  await expect(box).not.toBeChecked()
  await stranger.close()
})
