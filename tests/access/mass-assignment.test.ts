import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { Api, newKey } from '../support/api.mjs'
import { fetchAlone } from '../support/fetch-alone.mjs'
import { createFirmWithCustomer, draftInput, testPassword } from '../support/firm.mjs'
import { firmInput, itemInput, paymentInput } from './full-firm.ts'
import { logIn } from './people.ts'
import { invitationInput } from './settings-inputs.ts'

/** What nobody may say of a record: who owns it, which it is, what it is worth, who they are. */
const claims = {
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  _id: 'x',
  firmId: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  ownerId: 'x',
  userId: 'x',
  role: 'owner',
  kind: 'admin',
  isAdmin: true,
  isEmailVerified: true,
  emailVerified: true,
  number: '9999-0001',
  state: 'paid',
  status: 'paid',
  total: 1,
  totals: { net: 1, tax: 0, total: 1, paid: 1, due: 0 },
  paid: 1,
  balance: -100,
  createdAt: '2001-01-01T00:00:00.000Z',
  createdBy: 'x',
  archivedAt: '2001-01-01T00:00:00.000Z',
  suspendedAt: '2001-01-01T00:00:00.000Z',
  version: 99,
  constructor: { prototype: { isAdmin: true } },
}

const api = new Api(inject('origin'), 1)
let made: Awaited<ReturnType<typeof createFirmWithCustomer>>

beforeAll(async () => {
  await api.signInAt('/auth/login', inject('world').login)
  made = await createFirmWithCustomer(api)
})
afterAll(() => api.close())

/** Of what was claimed, what the record now says. */
function believed(record: Record<string, unknown>): string[] {
  return Object.entries(claims)
    .filter(([name, value]) => JSON.stringify(record[name]) === JSON.stringify(value))
    .map(([name]) => name)
}

describe('claims that no form has', () => {
  test('change nothing of a new customer, nor of one that is changed', async () => {
    const path = `/firms/${made.firmId}/parties`
    const plain = await api.call('GET', `${path}/${made.customerId}`)
    // Of customers these say whether they are a company, the firm's number for them, who looks after them.
    const { kind, number, ownerId, version } = plain
    const input = { ...plain, ...claims, kind, number, ownerId }
    const created = await api.call('POST', path, { ...input, name: 'New' }, newKey())
    expect(believed(await api.call('GET', `${path}/${created.id}`))).toEqual([])
    await api.call('PUT', `${path}/${plain.id}`, { ...input, version, name: 'Kept' })
    const changed = await api.call('GET', `${path}/${plain.id}`)
    expect(changed).toMatchObject({ id: plain.id, name: 'Kept', version: version + 1 })
    expect(believed(changed)).toEqual([])
  })

  test('make no invoice final, paid or another’s', async () => {
    const path = `/firms/${made.firmId}/invoices`
    const draft = await api.call('POST', path, { ...draftInput(made, 1), ...claims }, newKey())
    const kept = await api.call('GET', `${path}/${draft.id}`)
    expect(kept).toMatchObject({ state: 'draft', number: null })
    expect(believed(kept)).toEqual([])
    const input = { ...draftInput(made, 1), ...claims, version: kept.version }
    await api.call('PUT', `${path}/${draft.id}`, input)
    expect(believed(await api.call('GET', `${path}/${draft.id}`))).toEqual([])
  })

  test('change nothing of a new item, nor of one that is changed', async () => {
    const path = `/firms/${made.firmId}/items`
    const kind = 'service'
    const created = await api.call('POST', path, { ...itemInput('New'), ...claims, kind }, newKey())
    const plain = await api.call('GET', `${path}/${created.id}`)
    expect(believed(plain)).toEqual([])
    const input = { ...itemInput('Kept'), ...claims, kind, version: plain.version }
    await api.call('PUT', `${path}/${plain.id}`, input)
    const changed = await api.call('GET', `${path}/${plain.id}`)
    expect(changed).toMatchObject({ id: plain.id, name: 'Kept work', createdAt: plain.createdAt })
    expect(believed(changed)).toEqual([])
  })

  test('give no credit note or payment another number, sum or time', async () => {
    const firm = `/firms/${made.firmId}`
    const make = (path: string, input: object) =>
      api.call('POST', firm + path, { ...claims, ...input }, newKey())
    const { id: invoiceId, totals } = await make('/invoices', draftInput(made, 1))
    const issued = await make(`/invoices/${invoiceId}/finalise`, { version: 1 })
    expect(issued.totals).toEqual(totals)
    expect(believed(issued)).toEqual([])
    const lines = [{ lineId: issued.lines[1].id, quantity: '1', ...claims }]
    const note = await make(`/invoices/${invoiceId}/credit-note`, { lines })
    expect(note).toMatchObject({ kind: 'creditNote', customerId: made.customerId })
    expect(believed(await api.call('GET', `${firm}/invoices/${note.id}`))).toEqual([])
    const allocations = [{ invoiceId, amount: 100 }]
    const payment = await make('/payments', paymentInput(made.customerId, 'x', allocations))
    const kept = await api.call('GET', `${firm}/payments/${payment.id}`)
    expect(kept).toMatchObject({ customerId: made.customerId, amount: 100 })
    expect(believed(kept)).toEqual([])
  })

  test('give no firm another owner, member, lock or state, when it is made or changed', async () => {
    const more = {
      ...claims,
      lockDate: '2001-01-01',
      hasPostings: true,
      members: [{ role: 'owner' }],
    }
    const created = await api.call('POST', '/firms', { ...more, ...firmInput('New') }, newKey())
    const path = `/firms/${created.id}`
    const { version } = await api.call('GET', path)
    await api.call('PUT', path, { ...more, ...firmInput('Kept'), version })
    const changed = await api.call('GET', path)
    expect(changed).toMatchObject({ legalName: 'Kept GmbH', lockDate: null, hasPostings: false })
    expect(believed(changed)).toEqual([])
    const { user, firms } = await api.call('GET', '/auth/session')
    expect(firms).toContainEqual(expect.objectContaining({ firmId: created.id, role: 'owner' }))
    const { rows } = await api.call('GET', `${path}/members`)
    expect(rows).toEqual([expect.objectContaining({ userId: user.id, role: 'owner' })])
  })

  test('make an invitation for no other firm, nor a member of who is only invited', async () => {
    const path = `/firms/${made.firmId}`
    const input = { ...claims, ...invitationInput('Claimed'), role: 'readOnly' }
    const created = await api.call('POST', `${path}/invitations`, input, newKey())
    expect(created).toMatchObject({ role: 'readOnly', state: 'open' })
    expect(believed(created)).toEqual([])
    expect((await api.call('GET', `${path}/members`)).rows).toHaveLength(1)
  })

  test('register nobody as an administrator, verified or in a firm, nor change them later', async () => {
    const person = new Api(inject('origin'), 1)
    const who = { name: 'Claude', email: 'claims@walk.example', password: testPassword }
    await person.call('POST', '/post-jwt-register', { ...claims, firms: [made.firmId], ...who })
    await person.signIn(who)
    const { version } = await person.call('GET', '/auth/profile')
    await person.call('PATCH', '/auth/profile', { ...claims, email: 'x@walk.example', version })
    const profile = await person.call('GET', '/auth/profile')
    expect(profile).toMatchObject({ email: who.email, kind: 'user', isEmailVerified: false })
    expect(believed(profile)).toEqual([])
    expect((await person.call('GET', '/auth/session')).firms).toEqual([])
    expect((await person.send('GET', '/admin/users')).status).toBe(403)
    person.close()
  })

  test('change nothing when a page’s form brings them', async () => {
    const origin = inject('origin')
    const cookie = await logIn(`${origin}/login`, new URLSearchParams(inject('world').login))
    const fields = {
      name: 'By form',
      roles: 'customer',
      kind: 'person',
      language: 'en',
      currency: 'EUR',
    }
    const own = { number: '', ownerId: '' }
    const form = new URLSearchParams({
      ...fields,
      ...own,
      'address.country': 'DE',
      'totals.due': '0',
    })
    for (const [name, value] of Object.entries(claims)) {
      if (!form.has(name)) form.set(name, String(value))
    }
    const path = `/firms/${made.firmId}/parties`
    const request = { method: 'POST', headers: { cookie, origin }, body: form }
    const answer = await fetchAlone(`${origin}/firms/${made.firmId}/customers/new`, {
      ...request,
      redirect: 'manual',
    })
    const id = /parties\/(\w+)/.exec(answer.headers.get('location') ?? '')?.[1]
    const customer = await api.call('GET', `${path}/${id}`)
    expect(customer).toMatchObject({ id, name: 'By form', kind: 'person', version: 1 })
    expect(believed(customer)).toEqual([])
  })

  test('make nobody an administrator, nor their address a verified one', async () => {
    await api.call('PATCH', '/auth/preferences', { language: 'en', ...claims })
    const session = await api.call('GET', '/auth/session')
    expect(session.user.kind).toBe('user')
    expect(believed(session.user)).toEqual([])
    const refused = await api.send('GET', '/admin/firms')
    expect(refused.status).toBe(403)
  })
})
