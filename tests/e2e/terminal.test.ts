// Modules: tills
import { newKey } from '../support/api.mjs'
import { createCustomer, expect, type FirmOfPerson, type Person, test } from './fixtures.ts'

/** What a customer does at a reader of the provider's stand-in. */
async function atReader(reader: string, step: 'pay' | 'refuse' | 'stop' | 'off' | 'on') {
  const answer = await fetch(`${process.env.E2E_CARDS}/readers/${reader}/${step}`, {
    method: 'POST',
  })
  expect(answer.status).toBe(204)
}

/** An open till with a terminal, and a cart with a stool of 49.00 and a soap of 3.20 in it. */
async function makeTill(person: Person, firm: FirmOfPerson) {
  const make = (what: string, input: object) =>
    person.api.call('POST', firm.path + what, input, newKey())
  const base = { kind: 'product', unit: 'pc', priceMode: 'gross', taxCode: firm.taxCode }
  await make('/items', { ...base, name: 'Oak stool', sku: 'OAK-1', unitPrice: '49' })
  await make('/items', { ...base, name: 'Soap', sku: 'SOAP', unitPrice: '3.20' })
  const { rows } = await person.api.call('GET', `${firm.path}/warehouses`)
  const reader = `tmr_${firm.id}`
  const till = await make('/till-registers', {
    ...{ name: 'Counter', code: 'C1', warehouseId: rows[0].id, terminalReader: reader },
  })
  await make(`/till-registers/${till.id}/open`, { other: 0 })
  const cart = await make(`/till-registers/${till.id}/carts`, {})
  await make(`/till-carts/${cart.id}/lines`, { text: 'OAK-1' })
  await make(`/till-carts/${cart.id}/lines`, { text: 'SOAP' })
  return { make, reader, cartId: cart.id, sell: `${firm.path}/tills/${till.id}/sell` }
}

test('A card is declined at the terminal, tried again, paid, and given its money back', async ({
  signedIn: page,
  firm,
  person,
}) => {
  const { reader, sell } = await makeTill(person, firm)
  await page.goto(sell)
  await page.getByRole('button', { name: 'Send to terminal' }).click()
  await expect(page.getByRole('heading', { name: 'At the terminal' })).toBeVisible()
  await expect(page.locator('output').getByText('€52.20')).toBeVisible()
  await expect(page.getByRole('status').getByText(/Waiting for the card/)).toBeVisible()
  // The page comes to what happened at the reader by itself: by its script, or by loading again.
  await atReader(reader, 'refuse')
  await expect(page.getByRole('alert').getByText(/insufficient funds on the card/)).toBeVisible()
  await expect(page).toHaveURL(sell)

  await page.getByRole('button', { name: 'Send to terminal' }).click()
  await page.getByRole('button', { name: 'Cancel at the terminal' }).click()
  await expect(page).toHaveURL(sell)
  await expect(page.locator('[name="lines.0.quantity"]')).toHaveValue('1')

  await page.getByRole('button', { name: 'Send to terminal' }).click()
  await expect(page.getByRole('status').getByText(/Waiting for the card/)).toBeVisible()
  await atReader(reader, 'pay')
  await expect(page.getByText(/^Paid\./)).toBeVisible()
  await expect(page.getByRole('row', { name: /^Card .*€52.20/ })).toBeVisible()

  // The stool alone comes back, to the card that paid it.
  await page.getByRole('link', { name: 'Return' }).click()
  await expect(page.getByText(/The card paid €52.20 at the terminal/)).toBeVisible()
  await page.locator('[name="lines.1.quantity"]').fill('0')
  await page.locator('[name="reason"]').fill('Scratched')
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Refund C1-000002' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Card re_.*€49.00/ })).toBeVisible()
})

test('A gift card pays what it can, and the terminal is asked for the rest', async ({
  signedIn: page,
  firm,
  person,
}) => {
  const { make, reader, sell } = await makeTill(person, firm)
  const customer = await createCustomer(person.api, firm)
  const date = new Date().toISOString().slice(0, 10)
  const money = { customerId: customer.id, date, currency: 'EUR', amount: 2_000 }
  const { code } = await make('/gift-cards', money)
  await page.goto(sell)
  await page.getByText('Gift card or wallet').click()
  await page.locator('[name="giftCardCode"]').fill('NO-SUCH-CODE')
  await page.getByRole('button', { name: 'Send to terminal' }).click()
  await expect(page.locator('[name="giftCardCode"]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name="giftCardCode"]').fill(code)
  await page.getByRole('button', { name: 'Send to terminal' }).click()
  await expect(page.locator('output').getByText('€32.20')).toBeVisible()
  await expect(page.getByText('€20.00')).toBeVisible()
  await atReader(reader, 'pay')
  await expect(page.getByText(/^Paid\./)).toBeVisible()
  await expect(page.getByRole('row', { name: /^Gift card .*€20.00/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Card .*€32.20/ })).toBeVisible()
})

test('A terminal that is switched off says so, and cash pays instead', async ({
  signedIn: page,
  firm,
  person,
}) => {
  const { reader, sell } = await makeTill(person, firm)
  await atReader(reader, 'off')
  await page.goto(sell)
  await page.getByRole('button', { name: 'Send to terminal' }).click()
  await expect(page.getByRole('alert').getByText(/can’t be reached/)).toBeVisible()
  await page.getByRole('button', { name: 'One more of Soap' }).click()
  await expect(page.locator('[name="lines.1.quantity"]')).toHaveValue('2')
  await page.getByRole('button', { name: 'One less of Oak stool' }).click()
  await expect(page.locator('output').getByText('€6.40')).toBeVisible()
  await page.getByRole('button', { name: 'Cash, exact amount' }).click()
  await expect(page.getByText(/^Paid\./)).toBeVisible()
})
