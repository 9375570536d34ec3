// Modules: mails, outbound
import { createCustomer, createInvoice, expect, test } from './fixtures.ts'

test('A firm writes its own words, sends with them, and sees what became of the mail', async ({
  signedIn: page,
  person,
  firm,
}) => {
  const customer = await createCustomer(person.api, firm)
  const invoice = await createInvoice(person.api, firm, customer.id)

  await page.goto(`${firm.path}/settings/mail`)
  await page.getByLabel('Reply address').fill('office@firm.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Email settings saved')).toBeVisible()
  await page
    .getByRole('row', { name: /^Invoice/ })
    .getByRole('link', { name: 'English' })
    .click()
  await page.getByLabel('Subject').fill('Your invoice {numbr}')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('{numbr} is not a placeholder').first()).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('Your invoice {numbr}')
  await page.getByLabel('Subject').fill('Your invoice {number}')
  await page.getByRole('button', { name: 'Update the preview' }).click()
  await expect(page.getByText('Your invoice INV-2026-0042')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This is your own text.')).toBeVisible()

  await page.goto(`${firm.path}/invoices/${invoice.id}`)
  await page.getByRole('link', { name: 'Send invoice' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue(`Your invoice ${invoice.number}`)
  await expect(page.getByText('office@firm.example')).toBeVisible()
  await page.getByLabel('Copy to').fill('nobody')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByLabel('Copy to')).toHaveValue('nobody')
  await page.getByLabel('Copy to').fill('books@northgate.example')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('heading', { name: invoice.number })).toBeVisible()
  const mails = page.locator('#mails')
  await expect(mails.getByText('books@northgate.example')).toBeVisible()

  await page.goto(`${firm.path}/settings/mail/suppressed`)
  await expect(page.getByText('No address is suppressed')).toBeVisible()
})

test('A mail that is being written is kept, and mail is read by keyboard', async ({
  signedIn: page,
  firm,
}) => {
  await page.goto(`${firm.path}/mail/compose`)
  await page.getByLabel('Subject').fill('Oak for Monday')
  await page.getByLabel('To', { exact: true }).fill('yard@timber.example')
  await page.getByRole('textbox', { name: 'Message' }).fill('Two planks, please.')
  if (test.info().project.name === 'script') {
    await expect(page.getByText(/^Saved as a draft at/)).toBeVisible()
  } else await page.getByRole('button', { name: 'Save' }).click()
  await page.goto(`${firm.path}/mail?folder=drafts`)
  await expect(page.getByRole('link', { name: /Oak for Monday/ })).toHaveCount(1)
  await page.getByRole('link', { name: /Oak for Monday/ }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('Oak for Monday')
  if (test.info().project.name !== 'script') return
  await page.goto(`${firm.path}/mail?folder=drafts`)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('A mail about an invoice carries it, is found people for, and takes a template', async ({
  signedIn: page,
  person,
  firm,
}) => {
  const customer = await createCustomer(person.api, firm)
  const invoice = await createInvoice(person.api, firm, customer.id)
  await page.goto(`${firm.path}/mail/settings`)
  const settings = page.locator('section').first()
  await settings.getByText('Add template').first().click()
  await settings.getByLabel('Name').fill('Short')
  await settings.getByLabel('Text', { exact: true }).fill('Dear {name}')
  await settings.getByRole('button', { name: 'Add template' }).click()
  await expect(page.getByText('Short · English').first()).toBeVisible()

  await page.goto(`${firm.path}/invoices/${invoice.id}`)
  await page.getByRole('button', { name: 'Write an email' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue(new RegExp(invoice.number))
  await expect(page.getByRole('button', { name: /^Remove .*\.pdf$/ })).toBeVisible()
  await page.getByText('Address book and documents').click()
  await page.getByLabel('Name, address or number').fill(customer.name)
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page.getByRole('button', { name: `Copy to ${customer.name}`, exact: true }).click()
  await expect(page.getByLabel('Copy to', { exact: true })).toHaveValue(/@/)

  const message = page.getByRole('textbox', { name: 'Message' })
  if (test.info().project.name === 'script') {
    // A page that is still loading moves the focus to the place that its address names.
    const bold = page.getByRole('button', { name: 'Bold' })
    await expect(bold).toBeVisible()
    await message.fill('Hello')
    await message.press('Control+a')
    await bold.click()
    await expect(message.locator('strong')).toHaveText('Hello')
    // What was saved by itself does not swallow the press of the button that follows.
    await expect(page.getByText(/^Saved as a draft at/)).toBeVisible()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Draft saved')).toBeVisible()
    await expect(message.locator('strong')).toHaveText('Hello')
  } else {
    await message.fill('Hello **you**')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(message).toHaveValue('Hello **you**')
  }
})

test('An invitation that came by mail is answered there and stands in the calendar', async ({
  signedIn: page,
  firm,
}) => {
  await page.goto(`${firm.path}/mail/settings`)
  const settings = page.locator('section').first()
  const address =
    (await settings
      .getByText(/^\S+@\S+$/)
      .first()
      .textContent()) ?? ''
  const file = [
    'From: Olga Berg <olga@partner.example>',
    `To: ${address}`,
    'Subject: Kitchen handover',
    'Message-ID: <handover@partner.example>',
    'Content-Type: text/calendar; charset=utf-8; method=REQUEST',
    '',
    'BEGIN:VCALENDAR',
    'PRODID:-//Partner//Calendar//EN',
    'VERSION:2.0',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'UID:handover-1@partner.example',
    'DTSTAMP:20261125T090000Z',
    'DTSTART:20990601T100000Z',
    'DTEND:20990601T110000Z',
    'SUMMARY:Kitchen handover',
    'ORGANIZER;CN=Olga Berg:mailto:olga@partner.example',
    `ATTENDEE;RSVP=TRUE:mailto:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
  const eml = { name: 'handover.eml', mimeType: 'message/rfc822', buffer: Buffer.from(file) }
  await settings.getByText('Import emails', { exact: true }).click()
  await settings.getByLabel('File').setInputFiles(eml)
  await settings.getByRole('button', { name: 'Import' }).click()

  const card = page.getByRole('region', { name: 'Kitchen handover' }).last()
  await expect(card.getByText('Olga Berg invites you')).toBeVisible()
  await expect(card.getByText('Not answered yet')).toBeVisible()
  await card.getByLabel('Add a comment').fill('Gladly')
  await card.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('Your answer is being sent')).toBeVisible()
  await expect(card.getByText('Accepted', { exact: true })).toBeVisible()
  await card.getByRole('link', { name: 'Open in the calendar' }).click()
  await expect(page.getByRole('heading', { name: 'Kitchen handover' })).toBeVisible()
})
