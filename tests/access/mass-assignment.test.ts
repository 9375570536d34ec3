import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { Api, newKey } from '../support/api.mjs'
import { createFirmWithCustomer, draftInput } from '../support/firm.mjs'

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
    const path = `/firms/${made.firmId}/customers`
    const plain = await api.call('GET', `${path}/${made.customerId}`)
    // Of customers it says whether they are a company.
    const { kind, version } = plain
    const input = { ...plain, ...claims, kind }
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

  test('make nobody an administrator, nor their address a verified one', async () => {
    await api.call('PATCH', '/auth/preferences', { language: 'en', ...claims })
    const session = await api.call('GET', '/auth/session')
    expect(session.user.kind).toBe('user')
    expect(believed(session.user)).toEqual([])
    const refused = await api.send('GET', '/admin/firms')
    expect(refused.status).toBe(403)
  })
})
