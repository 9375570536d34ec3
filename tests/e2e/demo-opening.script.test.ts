// Modules: entry
import { expect, test } from './fixtures.ts'

test('Opening the demo says so until the answer comes, and takes no second press', async ({
  page,
}) => {
  await page.goto('/demo/login')
  await expect(page.getByText('That takes some seconds')).toBeVisible()
  await expect(page.locator('app-island[live]')).toHaveCount(1)
  // Holds the page where it is, and counts what would have been sent.
  await page.evaluate(() => {
    let sent = 0
    window.addEventListener('submit', (event) => {
      if (!event.defaultPrevented) sent += 1
      event.preventDefault()
      document.title = `sent ${sent}`
    })
  })
  await page.getByRole('button', { name: 'Open the demo' }).click()
  const busy = page.getByRole('button', { name: 'Setting up your firm…' })
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'Setting up' })).toHaveCount(1)
  await busy.click()
  await expect(page).toHaveTitle('sent 1')
})
