import { runDurableObjectAlarm } from 'cloudflare:test'
import { expect, test } from 'vitest'
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
  await expect.poll(async () => (await links()).length, { timeout: 8_000 }).toBe(count)
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
