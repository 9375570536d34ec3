// Modules: tills
import { expect, test } from './fixtures.ts'

test('A page that waits says that the connection is gone, and goes on once it is back', async ({
  signedIn: page,
  firm,
  person,
  make,
  makeProduct,
  context,
}) => {
  const { rows } = await person.api.call('GET', `${firm.path}/warehouses`)
  const reader = `tmr_${firm.id}`
  const register = { name: 'Counter', code: 'C1', warehouseId: rows[0].id, terminalReader: reader }
  const till = await make('/till-registers', register)
  await make(`/till-registers/${till.id}/open`, { other: 0 })
  const { id } = await make(`/till-registers/${till.id}/carts`, {})
  await makeProduct({ name: 'Soap', sku: 'SOAP', unitPrice: '3.20' })
  await make(`/till-carts/${id}/lines`, { text: 'SOAP' })
  await page.goto(`${firm.path}/tills/${till.id}/sell`)
  await page.getByRole('button', { name: 'Send to terminal' }).click()
  const status = page.getByRole('status')
  await expect(status.getByText(/Waiting for the card/)).toBeVisible()
  await context.setOffline(true)
  await expect(status.getByText(/No connection/)).toBeVisible()
  await fetch(`${process.env.E2E_CARDS}/readers/${reader}/pay`, { method: 'POST' })
  await context.setOffline(false)
  await expect(page.getByText(/^Paid\./)).toBeVisible()
})

test('An item that is pressed is told of at once, before its line is written', async ({
  signedIn: page,
  firm,
  till,
  makeProduct,
}) => {
  await makeProduct({ name: 'Soap', sku: 'SOAP', unitPrice: '3.20' })
  await page.goto(`${firm.path}/tills/${till.id}/sell`)
  await expect(page.locator('app-island[name$="till-basket"][live]')).toBeAttached()
  // What is told, and whether the line was there by then.
  const toldBeforeLine = await page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        const button = document.querySelector<HTMLButtonElement>('[data-item="Soap"]')
        new MutationObserver(() => {
          if (document.body.textContent?.includes('Soap is being added'))
            done(document.querySelector('[name="lines.0.quantity"]') === null)
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
        button?.click()
      }),
  )
  expect(toldBeforeLine).toBe(true)
  await expect(page.locator('[name="lines.0.quantity"]')).toHaveValue('1')
})
