import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { permissions } from '#contract/core/roles.ts'
import type { PublicTicket } from '#contract/customers/public-support.ts'
import type { SupportSettings } from '#contract/customers/support-settings.ts'
import type { SupportMonth, SupportTicket } from '#contract/customers/support-tickets.ts'
import type { RecordMails } from '#contract/firm/mails.ts'
import { publicToken } from '#upstream/documents/delivery/public-token.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { testRegister } from '#upstream/testing/test-register.ts'
import { supportTickets, ticketListFor } from './register.ts'

const stranger = { role: null } as const

testRegister({
  register: supportTickets,
  list: ticketListFor('somebody', { timeZone: 'UTC', answered: () => [] }),
  made: { subject: 'Lamp flickers', contactName: 'Anna Berg', language: 'de', priority: 'normal' },
  changed: { subject: 'Lamp in the lighthouse flickers', priority: 'high' },
  word: 'flickers',
})

const asked = {
  name: 'Anna Berg',
  email: 'anna@example.com',
  subject: 'Lamp flickers',
  text: 'Since yesterday.',
  language: 'it',
  consent: true,
}

async function openForm(testFirm: TestFirm): Promise<string> {
  const settings = await testFirm.must<SupportSettings>('GET', '/support-settings')
  const opened = await testFirm.must<SupportSettings>('PUT', '/support-settings', {
    ...settings,
    isFormOpen: true,
  })
  return `/public/support-forms/${opened.formPath?.slice('/ask/'.length)}`
}

async function onlyTicket(testFirm: TestFirm, tab = 'open'): Promise<SupportTicket> {
  const { rows } = await testFirm.must<{ rows: { id: string }[] }>(
    'GET',
    `/support-tickets?tab=${tab}`,
  )
  expect(rows).toHaveLength(1)
  return testFirm.must('GET', `/support-tickets/${rows[0]?.id}`)
}

function publicPath({ path }: { path: string }): string {
  return `/public/support-tickets/${path.slice('/tickets/'.length)}`
}

test('a form becomes a ticket that is answered, contradicted, solved and rated by its link', async () => {
  const testFirm = await TestFirm.open()
  await testFirm.customer({ email: 'anna@example.com' })
  const form = await openForm(testFirm)
  const made = await testFirm.must<{ path: string }>('POST', form, asked, stranger)
  const link = publicPath(made)
  const fresh = await onlyTicket(testFirm)
  expect(fresh).toMatchObject({ state: 'new', channel: 'form', customerId: null })
  expect(fresh.firstAnswer).toMatchObject({ state: 'running', targetMinutes: 240 })

  const at = `/support-tickets/${fresh.id}`
  await testFirm.must('POST', `/records/supportTicket/${fresh.id}/comments`, { text: 'Old lamp' })
  const answered = await testFirm.must<SupportTicket>('POST', `${at}/answers`, {
    text: 'Which lamp?',
  })
  expect(answered).toMatchObject({ state: 'waiting', ownerName: 'Maria' })
  expect(answered.firstAnswer?.state).toBe('met')
  expect(answered.solve).toMatchObject({ state: 'paused', dueAt: null })

  const seen = await testFirm.must<PublicTicket>('GET', link, undefined, stranger)
  expect(seen.messages.map(({ text, isOurs }) => [text, isOurs])).toEqual([
    ['Since yesterday.', false],
    ['Which lamp?', true],
  ])
  expect(JSON.stringify(seen)).not.toContain('Old lamp')
  await testFirm.must('POST', `${link}/messages`, { text: 'The red one' }, stranger)
  expect(await onlyTicket(testFirm)).toMatchObject({ state: 'open' })

  await testFirm.must('POST', `${at}/answers`, { text: 'A new plug is on its way', solves: true })
  const early = await testFirm.ask('POST', `${link}/rating`, { rating: 'great' }, stranger)
  expect(early.status).toBe(422)
  const said = { rating: 'bad', note: 'Too slow' }
  await testFirm.must('POST', `${link}/rating`, said, stranger)
  const done = await onlyTicket(testFirm, 'done')
  expect(done).toMatchObject({ state: 'solved', rating: 'bad', ratingNote: 'Too slow' })
  const { months } = await testFirm.must<{ months: SupportMonth[] }>(
    'GET',
    '/support-ticket-figures',
  )
  expect(months.at(-1)).toMatchObject({ tickets: 1, solved: 1, inTime: 1, late: 0, bad: 1 })
  // Each figure opens the tickets that it is made of.
  const days = `createdFrom=${months.at(-1)?.month}-01&createdTo=2199-12-30`
  const listed = async (more: string) => {
    const path = `/support-tickets?tab=all&${days}&${more}`
    return (await testFirm.must<{ rows: object[] }>('GET', path)).rows.length
  }
  const filters = ['isSolved=yes', 'isSolved=no', 'firstAnswer=inTime', 'firstAnswer=late']
  const counts = await Promise.all(['', ...filters, 'firstAnswer=given', 'rating=bad'].map(listed))
  expect(counts).toEqual([1, 1, 0, 1, 0, 1, 1])
  const before = await testFirm.must<{ rows: object[] }>(
    'GET',
    '/support-tickets?tab=all&createdTo=2020-01-01',
  )
  expect(before.rows).toEqual([])

  await testFirm.must('POST', `${link}/messages`, { text: 'It flickers again' }, stranger)
  expect(await onlyTicket(testFirm)).toMatchObject({ id: fresh.id, state: 'open' })
  const { rows } = await testFirm.must<RecordMails>(
    'GET',
    `/records/supportTicket/${fresh.id}/mails`,
  )
  expect(rows.map(({ subject }) => subject)).toEqual([
    `Risolto: ${fresh.number}: Lamp flickers`,
    `Re: ${fresh.number}: Lamp flickers`,
    `${fresh.number}: Lamp flickers`,
  ])
})

test('a form that is closed, filled by a program, or sent twice makes nothing more', async () => {
  const testFirm = await TestFirm.open()
  const form = await openForm(testFirm)
  await testFirm.must('POST', form, { ...asked, website: 'spam' }, stranger)
  const bad = await testFirm.ask('POST', form, { ...asked, email: 'no', consent: false }, stranger)
  expect(bad.body.data.fields).toMatchObject({
    email: { key: 'invalidEmail' },
    consent: { key: 'consentNeeded' },
  })
  await testFirm.must('POST', form, asked, stranger)
  await onlyTicket(testFirm)
  // Nobody knows whose address it is: what is asked further today makes a ticket and no mail.
  for (const email of [asked.email, 'anna+two@example.com']) {
    await testFirm.must('POST', form, { ...asked, email, subject: `Of ${email}` }, stranger)
  }
  const { rows } = await testFirm.must<{ rows: SupportTicket[] }>('GET', '/support-tickets')
  const mailed = await Promise.all(
    rows.map(({ id }) => testFirm.must<RecordMails>('GET', `/records/supportTicket/${id}/mails`)),
  )
  expect(mailed.map((one) => one.rows.length).toSorted()).toEqual([0, 0, 1])
  const settings = await testFirm.must<SupportSettings>('GET', '/support-settings')
  await testFirm.must('PUT', '/support-settings', { ...settings, isFormOpen: false })
  expect((await testFirm.ask('POST', form, asked, stranger)).status).toBe(404)
  expect((await testFirm.ask('GET', form, undefined, stranger)).status).toBe(404)
  const late = await testFirm.ask('PUT', '/support-settings', settings)
  expect(late.body.data.detail).toMatchObject({ current: { isFormOpen: false } })
})

test('who may only look answers nothing, and a state follows the present one', async () => {
  const testFirm = await TestFirm.open()
  const ticket = await testFirm.must<SupportTicket>('POST', '/support-tickets', {
    subject: 'Invoice',
    contactName: 'Ivo',
    language: 'de',
    priority: 'urgent',
  })
  const at = `/support-tickets/${ticket.id}`
  const answers = await Promise.all([
    testFirm.ask('POST', `${at}/answers`, { text: 'Hi' }, { role: 'readOnly' }),
    testFirm.ask('POST', `${at}/state`, { state: 'closed' }, { role: 'cashier' }),
    testFirm.ask('PUT', '/support-settings', {}, { role: 'sales' }),
    testFirm.ask('GET', at, undefined, { role: 'hr' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  await testFirm.must('POST', `${at}/state`, { state: 'closed' })
  const wrong = await testFirm.ask('POST', `${at}/state`, { state: 'waiting' })
  expect(wrong.body.data.detail).toEqual({ reason: 'ticketState' })
  const over = await testFirm.ask('POST', `${at}/answers`, { text: 'Hi' })
  expect(over.body.data.detail).toEqual({ reason: 'ticketClosed' })
})

test('a canned answer is filled in the language of the customer', async () => {
  const testFirm = await TestFirm.open()
  const canned = await testFirm.must<{ id: string }>('POST', '/canned-answers', {
    name: 'Thanks',
    language: 'de',
    text: 'Danke {name}, {ticket}',
  })
  await testFirm.must('POST', '/canned-answers', {
    name: 'Thanks',
    language: 'it',
    text: 'Grazie {name}, {ticket}',
  })
  const { id, number } = await testFirm.must<SupportTicket>('POST', '/support-tickets', {
    subject: 'Invoice',
    contactName: 'Ivo',
    language: 'it',
    priority: 'low',
  })
  const filled = await testFirm.must('GET', `/support-tickets/${id}/canned-answers/${canned.id}`)
  expect(filled).toEqual({ text: `Grazie Ivo, ${number}`, missing: [] })
})

/** A ticket that came by the form, with its public address. */
async function ticketByForm(testFirm: TestFirm) {
  const form = await openForm(testFirm)
  const link = publicPath(await testFirm.must('POST', form, asked, stranger))
  return { form, link, ticket: await onlyTicket(testFirm) }
}

test('a link makes twenty new tickets of one that is over in a day, from wherever, and no more', async () => {
  const testFirm = await TestFirm.open()
  const { link, ticket } = await ticketByForm(testFirm)
  await testFirm.must('POST', `/support-tickets/${ticket.id}/state`, { state: 'closed' })
  await runInDurableObject(testFirm.object, (_, { storage }) => {
    storage.sql.exec(`update support_tickets set done_at = '2026-01-05T09:00:00.000Z'`)
  })
  const write = (text: string, address: string) =>
    testFirm.ask('POST', `${link}/messages`, { text }, { ...stranger, address })
  const first = await write('Again 0', '192.0.2.1')
  expect(await write('Again 0', '192.0.2.1')).toEqual(first)
  for (let time = 1; time < 20; time += 1) {
    expect((await write(`Again ${time}`, `192.0.2.${time}`)).status).toBe(200)
  }
  expect((await write('Again', '192.0.2.99')).status).toBe(429)
  const { total } = await testFirm.must<{ total: number }>('GET', '/support-tickets')
  expect(total).toBe(20)
})

test('one place asks, writes and rates twenty times a day each', async () => {
  const testFirm = await TestFirm.open()
  const { form, link, ticket } = await ticketByForm(testFirm)
  const place = { ...stranger, address: '192.0.2.7' }
  const statuses = async (ask: (time: number) => Promise<{ status: number }>) => {
    const found: number[] = []
    for (let time = 0; time < 21; time += 1) found.push((await ask(time)).status)
    return [[...new Set(found.slice(0, 20))], found[20]]
  }
  const written = await statuses((time) =>
    testFirm.ask('POST', `${link}/messages`, { text: `More ${time}` }, place),
  )
  expect(written).toEqual([[200], 429])
  await testFirm.must('POST', `/support-tickets/${ticket.id}/answers`, { text: 'Ok', solves: true })
  const rated = await statuses((time) =>
    testFirm.ask('POST', `${link}/rating`, { rating: 'bad', note: `${time}` }, place),
  )
  expect(rated).toEqual([[200], 429])
  const formed = await statuses((time) =>
    testFirm.ask('POST', form, { ...asked, subject: `Lamp ${time}` }, place),
  )
  expect(formed).toEqual([[201], 429])
  expect(
    (await testFirm.ask('POST', form, asked, { ...stranger, address: '192.0.2.8' })).status,
  ).toBe(201)
})

test('the customer’s own link is shown to who may answer alone, and rows to who reaches them', async () => {
  const testFirm = await TestFirm.open()
  const customer = await testFirm.customer({ email: asked.email })
  const { ticket } = await ticketByForm(testFirm)
  // Nobody has shown that the address is theirs before the mail's own link is opened.
  const proof = await runInDurableObject(testFirm.object, (_, { storage }) =>
    storage.sql
      .exec<{ secret: string }>('select proof_secret as secret from support_tickets')
      .one(),
  )
  const mailed = publicToken(testFirm.firmId, proof.secret)
  expect(ticket).toMatchObject({ customerId: null, path: expect.not.stringContaining(mailed) })
  await testFirm.must(
    'GET',
    `/public/support-tickets/${ticket.path?.split('/').at(-1)}`,
    undefined,
    stranger,
  )
  const still = await testFirm.must<SupportTicket>('GET', `/support-tickets/${ticket.id}`)
  expect(still.customerId).toBeNull()
  await testFirm.must('GET', `/public/support-tickets/${mailed}`, undefined, stranger)
  const proven = await testFirm.must<SupportTicket>('GET', `/support-tickets/${ticket.id}`)
  expect(proven.customerId).toBe(customer.id)
  expect(ticket.path).toMatch(/^\/tickets\//)
  const at = `/support-tickets/${ticket.id}`
  const seen = await testFirm.ask<SupportTicket>('GET', at, undefined, { role: 'readOnly' })
  expect(seen.body).toMatchObject({ id: ticket.id, path: null })
  const own = { name: 'Own', permissions, scopes: { party: 'own' } } as const
  const bert = { role: 'own-role', custom: own, userId: 'BERT' }
  expect((await testFirm.ask('GET', at, undefined, bert)).status).toBe(404)
  for (const list of ['/support-tickets', '/support-tickets/rows']) {
    expect(await testFirm.must('GET', list, undefined, bert)).toMatchObject({ rows: [] })
  }
  expect(await testFirm.must('GET', '/support-tickets', undefined, bert)).toMatchObject({
    total: 0,
  })
})
