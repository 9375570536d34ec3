// Modules: webhooks, firms
import { expect, test } from './fixtures.ts'
import { confirmAddress } from './members.ts'

test.use({ ownPerson: true })
test.beforeEach(({ origin, person }) => confirmAddress(origin, person))

test('A webhook is made with its secret, tried, changed, and ends after a question', async ({
  signedIn: page,
  firm,
}) => {
  test.slow()
  await page.goto(`${firm.path}/settings/webhooks`)
  await page.getByRole('link', { name: 'New webhook' }).click()
  const address = page.getByRole('textbox', { name: 'Address' })
  await address.fill('https://10.0.0.1/hook')
  await page.getByRole('checkbox', { name: 'Invoice finalized' }).check()
  await page.getByRole('button', { name: 'Create webhook' }).click()
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await expect(address).toHaveValue('https://10.0.0.1/hook')
  await expect(page.getByRole('checkbox', { name: 'Invoice finalized' })).toBeChecked()
  await address.fill('https://shop.example/hook')
  await page.getByRole('button', { name: 'Create webhook' }).click()
  await expect(page.getByRole('textbox', { name: 'Signing secret' })).toHaveValue(/^whsec_/)

  await page.getByRole('link', { name: 'I have stored it' }).click()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByRole('row', { name: /webhook\.test/ })).toContainText('Waiting')
  await page.getByRole('checkbox', { name: 'Paused: nothing is sent' }).check()
  await page.getByRole('button', { name: 'Save webhook' }).click()
  await page.goto(`${firm.path}/settings/webhooks`)
  await expect(page.getByRole('row', { name: /shop\.example/ })).toContainText('Paused')

  await page.getByRole('link', { name: 'https://shop.example/hook' }).click()
  await page.getByRole('button', { name: 'Delete webhook' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete webhook' }).click()
  await expect(page.getByText('No webhooks yet')).toBeVisible()
})
