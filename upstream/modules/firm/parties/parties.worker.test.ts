import { describe, expect, test } from 'vitest'
import type { Party, PartyRow } from '#contract/firm/parties.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { type Refused, TestFirm } from '#upstream/testing/test-firm.ts'

type Page = { rows: PartyRow[]; next: string | null; previous: string | null; first: number }

function names({ rows }: Page): string[] {
  return rows.map(({ name }) => name)
}

function list(testFirm: TestFirm, query = ''): Promise<Page> {
  return testFirm.must('GET', `/parties${query && `?${query}`}`)
}

const input = {
  name: 'Osprey Coffee',
  address: { city: 'Tartu', country: 'EE' },
  language: 'en',
  currency: 'EUR',
}

describe('a customer', () => {
  test('is kept as it was written, owes nothing and is in the list', async () => {
    const testFirm = await TestFirm.open()
    const made = await testFirm.must<Party>('POST', '/parties', {
      ...input,
      email: 'office@example.com',
      paymentTermsDays: 21,
    })
    expect(made).toMatchObject({
      ...input,
      email: 'office@example.com',
      kind: 'company',
      paymentTermsDays: 21,
      isArchived: false,
      receivable: 0,
      overdue: 0,
      credit: [],
      version: 1,
    })
    const trade = { turnover: 0, before: 0, invoices: 0, daysToPay: null, daysLate: null }
    expect(await testFirm.must('GET', `/parties/${made.id}`)).toEqual({ ...made, trade })
    expect((await list(testFirm)).rows).toEqual([
      expect.objectContaining({ id: made.id, city: 'Tartu', country: 'EE', receivable: 0 }),
    ])
  })

  test('happens once under one key', async () => {
    const testFirm = await TestFirm.open()
    const first = await testFirm.must<Party>('POST', '/parties', input, { key: 'once' })
    const second = await testFirm.must<Party>('POST', '/parties', input, { key: 'once' })
    expect(second.id).toBe(first.id)
    expect((await list(testFirm)).rows).toHaveLength(1)
  })

  test('says at each field what is wrong', async () => {
    const testFirm = await TestFirm.open()
    const { status, body } = await testFirm.ask('POST', '/parties', {
      ...input,
      name: ' ',
      email: 'nonsense',
      currency: 'XXL',
      address: { country: 'ZZ' },
      paymentTermsDays: 400,
    })
    expect(status).toBe(422)
    expect(body.data.fields).toMatchObject({
      name: { key: 'required' },
      email: { key: 'invalidEmail' },
      currency: { key: 'unknownCurrency' },
      'address.country': { key: 'unknownCountry' },
      paymentTermsDays: { key: 'tooLarge', params: { maximum: 365 } },
    })
  })

  test('with a wrong VAT number is kept, with advice', async () => {
    const testFirm = await TestFirm.open()
    const address = { country: 'DE' }
    const wrong = await testFirm.customer({ address, vatId: 'DE136695977' })
    expect(wrong.warnings).toEqual([{ path: 'vatId', key: 'vatIdCheckDigit' }])
    const odd = await testFirm.customer({ address, vatId: '12' })
    expect(odd).toMatchObject({ vatId: '12', warnings: [{ path: 'vatId', key: 'vatIdForm' }] })
    const right = await testFirm.customer({ address, vatId: 'de 136695976' })
    expect(right).toMatchObject({ vatId: 'DE136695976', warnings: [] })
  })

  test('changed by two at once is a conflict that shows the newer version', async () => {
    const testFirm = await TestFirm.open()
    const { id, version } = await testFirm.customer()
    const path = `/parties/${id}`
    const first = await testFirm.must<Party>('PUT', path, { ...input, phone: '1', version })
    expect(first).toMatchObject({ phone: '1', version: version + 1 })
    const second = await testFirm.ask<Refused>('PUT', path, { ...input, phone: '2', version })
    expect(second.status).toBe(409)
    expect(second.body).toMatchObject({
      code: 'conflict',
      data: { detail: { current: { phone: '1', version: version + 1 } } },
    })
    const again = { ...input, phone: '2', version: version + 1 }
    expect(await testFirm.must('PUT', path, again)).toMatchObject({ phone: '2' })
  })

  test('leaves the list when it is archived, and comes back', async () => {
    const testFirm = await TestFirm.open()
    const { id, name } = await testFirm.customer()
    expect(await testFirm.must('POST', `/parties/${id}/archive`, {})).toMatchObject({
      isArchived: true,
    })
    expect(names(await list(testFirm))).toEqual([])
    expect(names(await list(testFirm, 'tab=archived'))).toEqual([name])
    await testFirm.must('POST', `/parties/${id}/archive`, {})
    await testFirm.must('POST', `/parties/${id}/restore`, {})
    expect(names(await list(testFirm))).toEqual([name])
    expect(await testFirm.must('GET', `/parties/${id}`)).toMatchObject({ version: 3 })
  })
})

describe('a party', () => {
  test('is one record that both lists show while it has both roles', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer({ name: 'Ahorn' })
    const both = await testFirm.customer({ name: 'Birke', roles: ['supplier', 'customer'] })
    const supplier = await testFirm.customer({ name: 'Eiche', roles: ['supplier'] })
    expect([customer, both, supplier].map(({ roles }) => roles)).toEqual([
      ['customer'],
      ['customer', 'supplier'],
      ['supplier'],
    ])
    expect(names(await list(testFirm, 'role=customer'))).toEqual(['Ahorn', 'Birke'])
    expect(names(await list(testFirm, 'role=supplier'))).toEqual(['Birke', 'Eiche'])
    expect(names(await list(testFirm, 'role=supplier&q=bir'))).toEqual(['Birke'])
    expect(names(await list(testFirm))).toEqual(['Ahorn', 'Birke', 'Eiche'])
    const change = { ...input, name: 'Eiche', roles: ['customer'], version: 1 }
    await testFirm.must('PUT', `/parties/${supplier.id}`, change)
    expect(names(await list(testFirm, 'role=supplier'))).toEqual(['Birke'])
  })

  test('that is neither a customer nor a supplier is refused', async () => {
    const testFirm = await TestFirm.open()
    for (const roles of [[], ['supplier', 'supplier'], ['owner']]) {
      const { status } = await testFirm.ask('POST', '/parties', { ...input, roles })
      expect(status).toBe(422)
    }
  })
})

describe('the list of parties', () => {
  test('finds by the beginnings of words, and follows a change', async () => {
    const testFirm = await TestFirm.open()
    const { id } = await testFirm.customer({ name: 'Müller & Söhne', contactName: 'Eva Roth' })
    await testFirm.customer({ name: 'Кедър Логистик', email: 'office@kedar.bg' })
    expect(names(await list(testFirm, 'q=muller+söh'))).toEqual(['Müller & Söhne'])
    expect(names(await list(testFirm, 'q=ROTH'))).toEqual(['Müller & Söhne'])
    expect(names(await list(testFirm, `q=${encodeURIComponent('кед')}`))).toEqual([
      'Кедър Логистик',
    ])
    expect(names(await list(testFirm, 'q=kedar.bg'))).toEqual(['Кедър Логистик'])
    expect(names(await list(testFirm, 'q=nobody'))).toEqual([])
    await testFirm.must('PUT', `/parties/${id}`, { ...input, name: 'Renamed', version: 1 })
    expect(names(await list(testFirm, 'q=muller'))).toEqual([])
    expect(names(await list(testFirm, 'q=renam'))).toEqual(['Renamed'])
  })

  test('goes forward and back by pages without losing or repeating a row', async () => {
    const testFirm = await TestFirm.open()
    const all = Array.from({ length: 7 }, (_, at) => `Same ${at % 3}`).sort()
    for (const name of all) await testFirm.customer({ name })
    const one = await list(testFirm, 'size=3')
    const two = await list(testFirm, `size=3&after=${one.next}`)
    const three = await list(testFirm, `size=3&after=${two.next}`)
    expect([...names(one), ...names(two), ...names(three)]).toEqual(all)
    const ids = [one, two, three].flatMap(({ rows }) => rows.map(({ id }) => id))
    expect(new Set(ids).size).toBe(7)
    expect([one.previous, three.next]).toEqual([null, null])
    expect([one.first, two.first, three.first]).toEqual([1, 4, 7])
    const back = await list(testFirm, `size=3&before=${three.previous}`)
    expect(back).toMatchObject({ rows: two.rows, first: 4 })
    expect((await list(testFirm, `size=3&before=${back.previous}`)).rows).toEqual(one.rows)
  })

  test('answers whatever is searched for', async () => {
    const testFirm = await TestFirm.open()
    await testFirm.customer({ name: "O'Neill 100%" })
    const odd = ["'", '%', '"', '_', '*', '\\', ';--', '(', 'a OR b', 'NEAR(', '\u0000', '\ud83d']
    const long = ['x'.repeat(60), 'ж'.repeat(60), 'x '.repeat(90)]
    for (const q of [...odd, ...long]) {
      const { status } = await testFirm.ask(
        'GET',
        `/parties?q=${encodeURIComponent(wellFormed(q))}`,
      )
      expect(status, q).toBe(200)
    }
    const huge = await testFirm.ask('GET', `/parties?q=${'x'.repeat(10_240)}`)
    expect(huge.status).toBe(422)
    expect(names(await list(testFirm, `q=${encodeURIComponent("o'neill 100%")}`))).toHaveLength(1)
  })

  test('refuses a cursor and a size that are none', async () => {
    const testFirm = await TestFirm.open()
    expect((await testFirm.ask('GET', '/parties?after=garbage')).status).toBe(400)
    expect((await testFirm.ask('GET', '/parties?size=0')).status).toBe(422)
    expect((await testFirm.ask('GET', '/parties?size=5000')).status).toBe(422)
  })

  test('adds up what each owes in the base currency', async () => {
    const testFirm = await TestFirm.open()
    const { id } = await testFirm.customer()
    await testFirm.issued(id)
    await testFirm.issued(id, { currency: 'USD', exchangeRate: '0.5' })
    expect((await list(testFirm)).rows[0]).toMatchObject({ receivable: 17850, overdue: 0 })
    expect(await testFirm.must('GET', `/parties/${id}`)).toMatchObject({ receivable: 17850 })
  })
})

describe('who may not', () => {
  test('keep customers, is refused', async () => {
    const testFirm = await TestFirm.open()
    const { id } = await testFirm.customer()
    const reader = { role: 'readOnly' } as const
    expect((await testFirm.ask('GET', '/parties', undefined, reader)).status).toBe(200)
    const writes: [string, string, object][] = [
      ['POST', '/parties', input],
      ['PUT', `/parties/${id}`, { ...input, version: 1 }],
      ['POST', `/parties/${id}/archive`, {}],
      ['POST', `/parties/${id}/restore`, {}],
    ]
    for (const [method, path, json] of writes) {
      const { status, body } = await testFirm.ask(method, path, json, reader)
      expect([path, status, body.code]).toEqual([path, 403, 'forbidden'])
    }
    expect((await testFirm.ask('GET', '/parties', undefined, { role: 'hr' })).status).toBe(403)
    expect((await list(testFirm)).rows).toHaveLength(1)
  })

  test('reach another firm’s customer: it is not found, like one that never was', async () => {
    const [mine, other] = [await TestFirm.open(), await TestFirm.open()]
    const { id } = await other.customer()
    for (const strange of [id, newId()]) {
      const path = `/parties/${strange}`
      expect((await mine.ask('GET', path)).status).toBe(404)
      expect((await mine.ask('PUT', path, { ...input, version: 1 })).status).toBe(404)
      expect((await mine.ask('POST', `${path}/archive`, {})).status).toBe(404)
    }
    expect((await mine.ask('GET', '/parties/x')).status).toBe(422)
    expect(await other.must('GET', `/parties/${id}`)).toMatchObject({ version: 1 })
  })
})

/** A lone surrogate cannot be written into an address. */
function wellFormed(text: string): string {
  return text.toWellFormed()
}

describe('a CRM user', () => {
  test('works with customers and sees nothing of the books', async () => {
    const testFirm = await TestFirm.open()
    const crm = { role: 'crm' } as const
    const { status, body: made } = await testFirm.ask<Party>('POST', '/parties', input, crm)
    expect(status).toBe(201)
    const hidden = { receivable: null, overdue: null, credit: null }
    expect(made).toMatchObject(hidden)
    const path = `/parties/${made.id}`
    const page = await testFirm.ask<Page>('GET', '/parties', undefined, crm)
    expect(page.body.rows[0]).toMatchObject({ id: made.id, receivable: null, overdue: null })
    const change = { ...input, name: 'Osprey', version: 1 }
    expect((await testFirm.ask('PUT', path, change, crm)).body).toMatchObject(hidden)
    const stale = await testFirm.ask('PUT', path, change, crm)
    expect(stale.body.data.detail).toMatchObject({ current: hidden })
    for (const end of ['archive', 'restore']) {
      expect((await testFirm.ask('POST', `${path}/${end}`, {}, crm)).body).toMatchObject(hidden)
    }
    for (const other of ['invoices', 'payments', 'items', 'accounts', 'tax-rates', 'dashboard']) {
      expect([other, (await testFirm.ask('GET', `/${other}`, undefined, crm)).status]).toEqual([
        other,
        403,
      ])
    }
  })
})
