import { expect, test } from 'vitest'
import type { SupportSettings } from '#contract/customers/support-settings.ts'
import type { SupportTicket, SupportTicketRow } from '#contract/customers/support-tickets.ts'
import { joinFirm } from '#upstream/testing/join-firm.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { bring } from '../../communication/mailbox/testing/bring.ts'

async function open(takesMails = true) {
  const firm = await TestFirm.open({ language: 'en' })
  await joinFirm(firm)
  const settings = await firm.must<SupportSettings>('GET', '/support-settings')
  const { formPath: _, mailAddress: __, ...input } = settings
  await firm.must('PUT', '/support-settings', { ...input, takesMails })
  const { mailAddress } = await firm.must<SupportSettings>('GET', '/support-settings')
  const tickets = async () =>
    (await firm.must<{ rows: SupportTicketRow[] }>('GET', '/support-tickets?sort=number')).rows
  const ticket = (id: string) => firm.must<SupportTicket>('GET', `/support-tickets/${id}`)
  return { firm, to: mailAddress ?? '', tickets, ticket, mailAddress }
}

const asked = { Subject: 'A torn sail', 'Message-ID': '<one@harbour.example>' }

test('a mail to the address for support becomes a ticket, and its answers are threaded', async () => {
  const { firm, to, tickets, ticket } = await open()
  expect(to).toMatch(/\+support@/)
  expect(await bring(to, asked, 'Can you mend it?')).toBe('taken')
  expect(await bring(to, asked, 'Can you mend it?')).toBe('known')
  const [row, ...others] = await tickets()
  expect(others).toEqual([])
  expect(row).toMatchObject({
    ...{ subject: 'A torn sail', channel: 'mail', contactName: 'Kadri Vale', state: 'new' },
    contactEmail: 'kadri@harbour.example',
  })
  const id = row?.id ?? ''
  const reply = { Subject: 'Re: A torn sail', References: '<one@harbour.example>' }
  await bring(to, { ...reply, 'Message-ID': '<two@harbour.example>' }, 'Soon, please\n\n> Hello')
  expect((await tickets()).length).toBe(1)
  const { messages } = await ticket(id)
  expect(messages.map(({ text }) => text)).toEqual(['Can you mend it?', 'Soon, please'])
  await firm.must('POST', `/support-tickets/${id}/answers`, { text: 'Yes', solves: true })
  const again = { ...reply, 'Message-ID': '<three@harbour.example>' }
  await bring(to, again, 'It tore again')
  expect(await ticket(id)).toMatchObject({ state: 'open' })
})

test('a program opens nothing: what it says of a ticket is a note that only the firm sees', async () => {
  const { to, tickets, ticket } = await open()
  const away = { 'Auto-Submitted': 'auto-replied', 'Message-ID': '<away@harbour.example>' }
  await bring(to, { ...away, Subject: 'Out of office' }, 'I am away')
  expect(await tickets()).toEqual([])
  await bring(to, asked, 'Can you mend it?')
  const [row] = await tickets()
  const absent = { ...away, Subject: 'Out of office', References: '<one@harbour.example>' }
  await bring(to, { ...absent, 'Message-ID': '<away2@harbour.example>' }, 'I am away')
  const { messages } = await ticket(row?.id ?? '')
  expect(messages.at(-1)).toMatchObject({ author: 'automatic', isInternal: true })
})

test('many mails of one address make no tickets, and none does while it is off', async () => {
  const { to, tickets } = await open()
  for (let at = 0; at < 8; at += 1) {
    await bring(to, { Subject: `Mail ${at}`, 'Message-ID': `<m${at}@harbour.example>` }, 'Again')
  }
  expect((await tickets()).length).toBe(5)
  const off = await open(false)
  expect(off.mailAddress).toBeNull()
  await bring(to.replace('+support', ''), { Subject: 'Hello', 'Message-ID': '<x@y.example>' }, 'Hi')
  expect((await tickets()).length).toBe(5)
})
