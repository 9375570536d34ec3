import { runDurableObjectAlarm } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { permissions } from '#contract/core/roles.ts'
import type { PortalContact, PortalSettings } from '#contract/customers/portal-contacts.ts'
import type { PortalHome } from '#contract/customers/public-portal.ts'
import type { SupportTicket } from '#contract/customers/support-tickets.ts'
import type { Party } from '#contract/firm/parties.ts'
import { mailsTo } from '#upstream/testing/mails.ts'
import { sortPlans } from '#upstream/testing/sort-plans.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { portalContactList } from './register.ts'

const stranger = { role: null } as const

/** Mails of all firms lie in one outbox, so that each firm has an Anna of its own. */
function annaOf({ firmId }: TestFirm) {
  return { name: 'Anna Berg', email: `anna.${firmId.toLowerCase()}@example.com` }
}

async function openPortal(testFirm: TestFirm): Promise<string> {
  const settings = await testFirm.must<PortalSettings>('GET', '/portal-settings')
  const { path } = await testFirm.must<PortalSettings>('PUT', '/portal-settings', {
    ...settings,
    isOpen: true,
  })
  return `/public/portals/${path?.slice('/portal/'.length)}`
}

async function letIn(
  testFirm: TestFirm,
  customer: Party,
  rights: readonly string[] = ['quotes', 'invoices', 'tickets', 'data'],
): Promise<PortalContact> {
  return testFirm.must('POST', '/portal-contacts', {
    ...annaOf(testFirm),
    customer: customer.name,
    rights,
  })
}

const linkIn = /\/enter\/(\w+)/

/** Links that were mailed to an address, once there are so many; jobs run by the alarm of the firm. */
async function mailedLinks(testFirm: TestFirm, count: number): Promise<string[]> {
  const links = async () => {
    await runDurableObjectAlarm(testFirm.object)
    const mails = await mailsTo(annaOf(testFirm).email)
    return mails.flatMap(({ text }) => linkIn.exec(text)?.[1] ?? [])
  }
  await expect.poll(async () => (await links()).length).toBe(count)
  return links()
}

async function signIn(testFirm: TestFirm, at: string, count = 1): Promise<string> {
  const email = annaOf(testFirm).email.toUpperCase()
  await testFirm.must('POST', `${at}/links`, { email, language: 'en' }, stranger)
  const link = (await mailedLinks(testFirm, count)).at(-1)
  const { session } = await testFirm.must<{ session: string }>(
    'POST',
    `${at}/sessions`,
    { link },
    stranger,
  )
  const again = await testFirm.ask('POST', `${at}/sessions`, { link }, stranger)
  expect(again.status).toBe(404)
  return session
}

async function homeOf(testFirm: TestFirm, at: string, session: string) {
  const answer = await testFirm.must<{ home: PortalHome | null }>(
    'POST',
    `${at}/home`,
    { session },
    stranger,
  )
  return answer.home
}

test('a mailed link signs in once; what is seen is the contact’s own company, by its rights', async () => {
  const testFirm = await TestFirm.open()
  const at = await openPortal(testFirm)
  const customer = await testFirm.customer()
  const other = await testFirm.customer({ name: 'Anders GmbH' })
  const invoice = await testFirm.issued(customer.id)
  const foreign = await testFirm.issued(other.id)
  const contact = await letIn(testFirm, customer)
  const session = await signIn(testFirm, at)
  const home = await homeOf(testFirm, at, session)
  expect(home?.chosen?.documents.map(({ number }) => number)).toEqual([invoice.number])
  expect(home?.chosen?.balances).toEqual([{ currency: 'EUR', amount: invoice.totals.due }])

  const open = (documentId: string) =>
    testFirm.ask<{ path: string }>(
      'POST',
      `${at}/documents`,
      { session, kind: 'invoice', documentId },
      stranger,
    )
  const opened = await open(invoice.id)
  const shown = `/public/documents/${opened.body.path.slice('/i/'.length)}/open`
  expect(await testFirm.must('POST', shown, {}, stranger)).toMatchObject({ state: 'open' })
  expect((await open(foreign.id)).status).toBe(404)

  const asked = { session, subject: 'Address', text: 'We moved' }
  await testFirm.must('POST', `${at}/tickets`, asked, stranger)
  const tickets = await testFirm.must<{ rows: SupportTicket[] }>('GET', '/support-tickets')
  expect(tickets.rows).toMatchObject([{ channel: 'portal', contactEmail: annaOf(testFirm).email }])
  expect((await homeOf(testFirm, at, session))?.chosen?.tickets).toHaveLength(1)

  const own = { session, name: 'Anna Berg-Neu', phone: '040 1' }
  await testFirm.must('PUT', `${at}/data`, own, stranger)
  expect(await testFirm.must('GET', `/portal-contacts/${contact.id}`)).toMatchObject({
    name: 'Anna Berg-Neu',
    phone: '040 1',
    sessions: 1,
  })
  // A document’s link is no way into the portal.
  const [, secret] = opened.body.path.split('/i/')
  const wrong = await testFirm.ask('POST', `${at}/sessions`, { link: secret }, stranger)
  expect(wrong.status).toBe(404)
})

test('a contact sees the shared tasks of the customer’s projects, and nothing else of them', async () => {
  const testFirm = await TestFirm.open()
  const at = await openPortal(testFirm)
  const customer = await testFirm.customer()
  const other = await testFirm.customer({ name: 'Anders GmbH' })
  const projectOf = async (name: string, of: Party) => {
    const input = { name, customer: of.name }
    return (await testFirm.must<{ id: string }>('POST', '/projects', input)).id
  }
  const [own, foreign] = [await projectOf('Roof', customer), await projectOf('Fence', other)]
  const add = (projectId: string, title: string, values: object = {}) =>
    testFirm.must('POST', '/tasks', { projectId, title, ...values })
  await add(own, 'Order tiles', { isShared: true, dueDate: '2027-03-01', notes: 'Ask for less' })
  await add(own, 'Margin', {})
  await add(own, 'Measure', { isShared: true, state: 'done' })
  await add(foreign, 'Paint', { isShared: true })
  await letIn(testFirm, customer, ['projects'])
  const session = await signIn(testFirm, at)
  const tasks = (await homeOf(testFirm, at, session))?.chosen?.tasks ?? []
  expect(tasks).toMatchObject([
    { project: 'Roof', title: 'Order tiles', state: 'todo', dueDate: '2027-03-01' },
    { project: 'Roof', title: 'Measure', state: 'done' },
  ])
  expect(JSON.stringify(tasks)).not.toContain('Ask for less')
  // Only with the right to it.
  const { rows } = await testFirm.must<{ rows: PortalContact[] }>('GET', '/portal-contacts')
  const contact = await testFirm.must<PortalContact>('GET', `/portal-contacts/${rows[0]?.id}`)
  await testFirm.must('PUT', `/portal-contacts/${contact.id}`, { ...contact, rights: ['data'] })
  expect((await homeOf(testFirm, at, session))?.chosen?.tasks).toEqual([])
})

test('an unknown address is answered alike and mailed nothing', async () => {
  const testFirm = await TestFirm.open()
  const at = await openPortal(testFirm)
  await letIn(testFirm, await testFirm.customer())
  const ask = (email: string) =>
    testFirm.ask('POST', `${at}/links`, { email, language: 'de' }, stranger)
  const [known, unknown] = await Promise.all([
    ask(annaOf(testFirm).email),
    ask('nobody@example.com'),
  ])
  expect(unknown).toEqual(known)
  expect((await mailedLinks(testFirm, 1))[0]).toMatch(/^\w{32,}$/)
  expect(await mailsTo('nobody@example.com')).toEqual([])
})

test('rights, archiving, merging and closing count from the next request on', async () => {
  const testFirm = await TestFirm.open()
  const at = await openPortal(testFirm)
  const customer = await testFirm.customer()
  const other = await testFirm.customer({ name: 'Anders GmbH' })
  const contact = await letIn(testFirm, customer)
  await letIn(testFirm, other, ['tickets'])
  const session = await signIn(testFirm, at)
  const several = await homeOf(testFirm, at, session)
  expect([several?.chosen, several?.companies.length]).toEqual([null, 2])
  const choice = { session, contactId: contact.id }
  await testFirm.must('POST', `${at}/choice`, choice, stranger)

  await testFirm.must('PUT', `/portal-contacts/${contact.id}`, {
    ...annaOf(testFirm),
    customer: customer.name,
    rights: ['tickets'],
    version: contact.version,
  })
  const statement = () => testFirm.ask('POST', `${at}/statement`, { session }, stranger)
  expect((await statement()).status).toBe(404)
  await testFirm.must('POST', `/portal-contacts/${contact.id}/archive`, {})
  expect(await homeOf(testFirm, at, session)).toBeNull()

  await testFirm.must('POST', `/portal-contacts/${contact.id}/restore`, {})
  const next = await signIn(testFirm, at, 2)
  await testFirm.must('POST', `${at}/choice`, { session: next, contactId: contact.id }, stranger)
  await testFirm.must('POST', `/parties/${customer.id}/merge-into/${other.id}`, {})
  expect(await homeOf(testFirm, at, next)).toBeNull()
  const settings = await testFirm.must<PortalSettings>('GET', '/portal-settings')
  await testFirm.must('PUT', '/portal-settings', { ...settings, isOpen: false })
  expect((await testFirm.ask('GET', at, undefined, stranger)).status).toBe(404)
})

test('who is signed out everywhere, or whose customer is anonymised, sees nothing more', async () => {
  const testFirm = await TestFirm.open()
  const at = await openPortal(testFirm)
  const customer = await testFirm.customer()
  const contact = await letIn(testFirm, customer)
  const session = await signIn(testFirm, at)
  expect((await homeOf(testFirm, at, session))?.chosen?.contactId).toBe(contact.id)
  await testFirm.must('POST', `/portal-contacts/${contact.id}/sessions/end`, {})
  expect(await homeOf(testFirm, at, session)).toBeNull()
  const next = await signIn(testFirm, at, 2)
  await testFirm.must('POST', `/parties/${customer.id}/archive`, {})
  await testFirm.must('POST', `/parties/${customer.id}/anonymise`, {})
  expect(await homeOf(testFirm, at, next)).toBeNull()
})

test('one address comes in once for a customer, and who may only look lets nobody in', async () => {
  const testFirm = await TestFirm.open()
  const customer = await testFirm.customer()
  const contact = await letIn(testFirm, customer)
  const input = { ...annaOf(testFirm), customer: customer.name, rights: ['data'] }
  const twice = await testFirm.ask('POST', '/portal-contacts', input)
  expect(twice.body.data.fields).toMatchObject({ email: { key: 'contactTaken' } })
  const bad = await testFirm.ask('POST', '/portal-contacts', {
    ...input,
    customer: 'X',
    rights: [],
  })
  expect(bad.body.data.fields).toMatchObject({ rights: { key: 'required' } })
  const closed = await testFirm.ask('POST', `/portal-contacts/${contact.id}/invite`, {})
  expect(closed.body.data.detail).toEqual({ reason: 'portalClosed' })
  const unknown = await testFirm.ask('POST', `/portal-contacts/${customer.id}/invite`, {})
  expect(unknown.status).toBe(404)
  const refused = await Promise.all([
    testFirm.ask('POST', '/portal-contacts', input, { role: 'readOnly' }),
    testFirm.ask('PUT', '/portal-settings', {}, { role: 'sales' }),
    testFirm.ask('GET', `/portal-contacts/${contact.id}`, undefined, { role: 'hr' }),
  ])
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
  for (const { order, plan } of await sortPlans(testFirm, portalContactList)) {
    expect(plan, order).not.toContain('TEMP B-TREE')
  }
})

test('nobody gives a right to what they do not see themselves, and what stands may stay', async () => {
  const testFirm = await TestFirm.open()
  const customer = await testFirm.customer()
  const crm = { role: 'crm', userId: 'CARLA' }
  const input = { ...annaOf(testFirm), customer: customer.name }
  const make = (rights: readonly string[], how: object = crm) =>
    testFirm.ask('POST', '/portal-contacts', { ...input, rights }, how)
  for (const right of ['quotes', 'invoices', 'partner']) {
    const { status, body } = await make(['tickets', right])
    expect([right, status, body.data.fields]).toEqual([
      right,
      422,
      { rights: { key: 'forbidden' } },
    ])
  }
  const salesOfOwn = {
    role: 'own-role',
    custom: { name: 'Sales', permissions, scopes: { invoice: 'own', quote: 'team' } } as const,
  }
  expect((await make(['invoices'], salesOfOwn)).status).toBe(422)
  expect((await make(['quotes'], salesOfOwn)).status).toBe(422)

  const contact = await letIn(testFirm, customer)
  const at = `/portal-contacts/${contact.id}`
  const given = { ...input, version: contact.version }
  const put = (values: object) => testFirm.ask('PUT', at, { ...given, ...values }, crm)
  const more = await put({ rights: [...contact.rights, 'partner'] })
  expect(more.body.data.fields).toEqual({ rights: { key: 'forbidden' } })
  const toOneself = await put({ rights: contact.rights, email: 'carla@example.com' })
  expect(toOneself.body.data.fields).toEqual({ rights: { key: 'forbidden' } })
  expect((await put({ rights: contact.rights, name: 'Anna B.' })).status).toBe(200)
  await testFirm.must('POST', `${at}/archive`, {}, crm)
  const restored = await testFirm.ask('POST', `${at}/restore`, {}, crm)
  expect(restored.body.data.fields).toEqual({ rights: { key: 'forbidden' } })
  const bulk = { action: 'restore', ids: [contact.id] }
  const many = await testFirm.ask('POST', '/portal-contacts/bulk', bulk, crm)
  expect(many.body).toMatchObject({ results: [{ outcome: 'skipped' }] })
  expect(await testFirm.must('GET', at)).toMatchObject({ isArchived: true })
  await testFirm.must('POST', `${at}/restore`, {})
  const { version } = await testFirm.must<PortalContact>('GET', at)
  const less = { rights: ['invoices'], name: 'Anna B.', version }
  expect((await put(less)).status).toBe(200)
})

test('a role of its own customers neither lists nor archives contacts of others', async () => {
  const testFirm = await TestFirm.open()
  const contact = await letIn(testFirm, await testFirm.customer())
  const own = { name: 'Own', permissions, scopes: { party: 'own' } } as const
  const bert = { role: 'own-role', custom: own, userId: 'BERT' }
  for (const list of ['/portal-contacts', '/portal-contacts/rows']) {
    expect(await testFirm.must('GET', list, undefined, bert)).toMatchObject({ rows: [] })
  }
  const bulk = { action: 'archive', ids: [contact.id] }
  expect(await testFirm.must('POST', '/portal-contacts/bulk', bulk, bert)).toMatchObject({
    results: [{ label: null, outcome: 'skipped', reason: 'not_found' }],
  })
  expect(await testFirm.must('GET', `/portal-contacts/${contact.id}`)).toMatchObject({
    isArchived: false,
  })
})

test('a contact changes their own data twenty times a day', async () => {
  const testFirm = await TestFirm.open()
  const at = await openPortal(testFirm)
  await letIn(testFirm, await testFirm.customer(), ['data'])
  const session = await signIn(testFirm, at)
  const statuses = new Set<number>()
  for (let time = 0; time < 20; time += 1) {
    const own = { session, name: `Anna ${time}`, phone: '' }
    statuses.add((await testFirm.ask('PUT', `${at}/data`, own, stranger)).status)
  }
  expect([...statuses]).toEqual([200])
  const own = { session, name: 'Anna once more', phone: '' }
  expect((await testFirm.ask('PUT', `${at}/data`, own, stranger)).status).toBe(429)
})
