import { describe, expect, test } from 'vitest'
import type { Party, PartyRow } from '#contract/parties.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { Desk, type Refused } from '#upstream/testing/desk.ts'

type Page = { rows: PartyRow[]; next: string | null; previous: string | null; first: number }

function names({ rows }: Page): string[] {
  return rows.map(({ name }) => name)
}

function list(desk: Desk, query = ''): Promise<Page> {
  return desk.must('GET', `/parties${query && `?${query}`}`)
}

const input = {
  name: 'Osprey Coffee',
  address: { city: 'Tartu', country: 'EE' },
  language: 'en',
  currency: 'EUR',
}

describe('a customer', () => {
  test('is kept as it was written, owes nothing and is in the list', async () => {
    const desk = await Desk.open()
    const made = await desk.must<Party>('POST', '/parties', {
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
    expect(await desk.must('GET', `/parties/${made.id}`)).toEqual(made)
    expect((await list(desk)).rows).toEqual([
      expect.objectContaining({ id: made.id, city: 'Tartu', country: 'EE', receivable: 0 }),
    ])
  })

  test('happens once under one key', async () => {
    const desk = await Desk.open()
    const first = await desk.must<Party>('POST', '/parties', input, { key: 'once' })
    const second = await desk.must<Party>('POST', '/parties', input, { key: 'once' })
    expect(second.id).toBe(first.id)
    expect((await list(desk)).rows).toHaveLength(1)
  })

  test('says at each field what is wrong', async () => {
    const desk = await Desk.open()
    const { status, body } = await desk.ask('POST', '/parties', {
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
    const desk = await Desk.open()
    const address = { country: 'DE' }
    const wrong = await desk.customer({ address, vatId: 'DE136695977' })
    expect(wrong.warnings).toEqual([{ path: 'vatId', key: 'vatIdCheckDigit' }])
    const odd = await desk.customer({ address, vatId: '12' })
    expect(odd).toMatchObject({ vatId: '12', warnings: [{ path: 'vatId', key: 'vatIdForm' }] })
    const right = await desk.customer({ address, vatId: 'de 136695976' })
    expect(right).toMatchObject({ vatId: 'DE136695976', warnings: [] })
  })

  test('changed by two at once is a conflict that shows the newer version', async () => {
    const desk = await Desk.open()
    const { id, version } = await desk.customer()
    const path = `/parties/${id}`
    const first = await desk.must<Party>('PUT', path, { ...input, phone: '1', version })
    expect(first).toMatchObject({ phone: '1', version: version + 1 })
    const second = await desk.ask<Refused>('PUT', path, { ...input, phone: '2', version })
    expect(second.status).toBe(409)
    expect(second.body).toMatchObject({
      code: 'conflict',
      data: { detail: { current: { phone: '1', version: version + 1 } } },
    })
    const again = { ...input, phone: '2', version: version + 1 }
    expect(await desk.must('PUT', path, again)).toMatchObject({ phone: '2' })
  })

  test('leaves the list when it is archived, and comes back', async () => {
    const desk = await Desk.open()
    const { id, name } = await desk.customer()
    expect(await desk.must('POST', `/parties/${id}/archive`, {})).toMatchObject({
      isArchived: true,
    })
    expect(names(await list(desk))).toEqual([])
    expect(names(await list(desk, 'tab=archived'))).toEqual([name])
    await desk.must('POST', `/parties/${id}/archive`, {})
    await desk.must('POST', `/parties/${id}/restore`, {})
    expect(names(await list(desk))).toEqual([name])
    expect(await desk.must('GET', `/parties/${id}`)).toMatchObject({ version: 3 })
  })
})

describe('a party', () => {
  test('is one record that both lists show while it has both roles', async () => {
    const desk = await Desk.open()
    const customer = await desk.customer({ name: 'Ahorn' })
    const both = await desk.customer({ name: 'Birke', roles: ['supplier', 'customer'] })
    const supplier = await desk.customer({ name: 'Eiche', roles: ['supplier'] })
    expect([customer, both, supplier].map(({ roles }) => roles)).toEqual([
      ['customer'],
      ['customer', 'supplier'],
      ['supplier'],
    ])
    expect(names(await list(desk, 'role=customer'))).toEqual(['Ahorn', 'Birke'])
    expect(names(await list(desk, 'role=supplier'))).toEqual(['Birke', 'Eiche'])
    expect(names(await list(desk, 'role=supplier&q=bir'))).toEqual(['Birke'])
    expect(names(await list(desk))).toEqual(['Ahorn', 'Birke', 'Eiche'])
    const change = { ...input, name: 'Eiche', roles: ['customer'], version: 1 }
    await desk.must('PUT', `/parties/${supplier.id}`, change)
    expect(names(await list(desk, 'role=supplier'))).toEqual(['Birke'])
  })

  test('that is neither a customer nor a supplier is refused', async () => {
    const desk = await Desk.open()
    for (const roles of [[], ['supplier', 'supplier'], ['owner']]) {
      const { status } = await desk.ask('POST', '/parties', { ...input, roles })
      expect(status).toBe(422)
    }
  })
})

describe('the list of parties', () => {
  test('finds by the beginnings of words, and follows a change', async () => {
    const desk = await Desk.open()
    const { id } = await desk.customer({ name: 'Müller & Söhne', contactName: 'Eva Roth' })
    await desk.customer({ name: 'Кедър Логистик', email: 'office@kedar.bg' })
    expect(names(await list(desk, 'q=muller+söh'))).toEqual(['Müller & Söhne'])
    expect(names(await list(desk, 'q=ROTH'))).toEqual(['Müller & Söhne'])
    expect(names(await list(desk, `q=${encodeURIComponent('кед')}`))).toEqual(['Кедър Логистик'])
    expect(names(await list(desk, 'q=kedar.bg'))).toEqual(['Кедър Логистик'])
    expect(names(await list(desk, 'q=nobody'))).toEqual([])
    await desk.must('PUT', `/parties/${id}`, { ...input, name: 'Renamed', version: 1 })
    expect(names(await list(desk, 'q=muller'))).toEqual([])
    expect(names(await list(desk, 'q=renam'))).toEqual(['Renamed'])
  })

  test('goes forward and back by pages without losing or repeating a row', async () => {
    const desk = await Desk.open()
    const all = Array.from({ length: 7 }, (_, at) => `Same ${at % 3}`).sort()
    for (const name of all) await desk.customer({ name })
    const one = await list(desk, 'size=3')
    const two = await list(desk, `size=3&after=${one.next}`)
    const three = await list(desk, `size=3&after=${two.next}`)
    expect([...names(one), ...names(two), ...names(three)]).toEqual(all)
    const ids = [one, two, three].flatMap(({ rows }) => rows.map(({ id }) => id))
    expect(new Set(ids).size).toBe(7)
    expect([one.previous, three.next]).toEqual([null, null])
    expect([one.first, two.first, three.first]).toEqual([1, 4, 7])
    const back = await list(desk, `size=3&before=${three.previous}`)
    expect(back).toMatchObject({ rows: two.rows, first: 4 })
    expect((await list(desk, `size=3&before=${back.previous}`)).rows).toEqual(one.rows)
  })

  test('answers whatever is searched for', async () => {
    const desk = await Desk.open()
    await desk.customer({ name: "O'Neill 100%" })
    const odd = ["'", '%', '"', '_', '*', '\\', ';--', '(', 'a OR b', 'NEAR(', '\u0000', '\ud83d']
    const long = ['x'.repeat(60), 'ж'.repeat(60), 'x '.repeat(90)]
    for (const q of [...odd, ...long]) {
      const { status } = await desk.ask('GET', `/parties?q=${encodeURIComponent(wellFormed(q))}`)
      expect(status, q).toBe(200)
    }
    const huge = await desk.ask('GET', `/parties?q=${'x'.repeat(10_240)}`)
    expect(huge.status).toBe(422)
    expect(names(await list(desk, `q=${encodeURIComponent("o'neill 100%")}`))).toHaveLength(1)
  })

  test('refuses a cursor and a size that are none', async () => {
    const desk = await Desk.open()
    expect((await desk.ask('GET', '/parties?after=garbage')).status).toBe(400)
    expect((await desk.ask('GET', '/parties?size=0')).status).toBe(422)
    expect((await desk.ask('GET', '/parties?size=5000')).status).toBe(422)
  })

  test('adds up what each owes in the base currency', async () => {
    const desk = await Desk.open()
    const { id } = await desk.customer()
    await desk.issued(id)
    await desk.issued(id, { currency: 'USD', exchangeRate: '0.5' })
    expect((await list(desk)).rows[0]).toMatchObject({ receivable: 17850, overdue: 0 })
    expect(await desk.must('GET', `/parties/${id}`)).toMatchObject({ receivable: 17850 })
  })
})

describe('who may not', () => {
  test('keep customers, is refused', async () => {
    const desk = await Desk.open()
    const { id } = await desk.customer()
    const reader = { role: 'readOnly' } as const
    expect((await desk.ask('GET', '/parties', undefined, reader)).status).toBe(200)
    const writes: [string, string, object][] = [
      ['POST', '/parties', input],
      ['PUT', `/parties/${id}`, { ...input, version: 1 }],
      ['POST', `/parties/${id}/archive`, {}],
      ['POST', `/parties/${id}/restore`, {}],
    ]
    for (const [method, path, json] of writes) {
      const { status, body } = await desk.ask(method, path, json, reader)
      expect([path, status, body.code]).toEqual([path, 403, 'forbidden'])
    }
    expect((await desk.ask('GET', '/parties', undefined, { role: 'hr' })).status).toBe(403)
    expect((await list(desk)).rows).toHaveLength(1)
  })

  test('reach another firm’s customer: it is not found, like one that never was', async () => {
    const [mine, other] = [await Desk.open(), await Desk.open()]
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
    const desk = await Desk.open()
    const crm = { role: 'crm' } as const
    const { status, body: made } = await desk.ask<Party>('POST', '/parties', input, crm)
    expect(status).toBe(201)
    const hidden = { receivable: null, overdue: null, credit: null }
    expect(made).toMatchObject(hidden)
    const path = `/parties/${made.id}`
    const page = await desk.ask<Page>('GET', '/parties', undefined, crm)
    expect(page.body.rows[0]).toMatchObject({ id: made.id, receivable: null, overdue: null })
    const change = { ...input, name: 'Osprey', version: 1 }
    expect((await desk.ask('PUT', path, change, crm)).body).toMatchObject(hidden)
    const stale = await desk.ask('PUT', path, change, crm)
    expect(stale.body.data.detail).toMatchObject({ current: hidden })
    for (const end of ['archive', 'restore']) {
      expect((await desk.ask('POST', `${path}/${end}`, {}, crm)).body).toMatchObject(hidden)
    }
    for (const other of ['invoices', 'payments', 'items', 'accounts', 'tax-rates', 'dashboard']) {
      expect([other, (await desk.ask('GET', `/${other}`, undefined, crm)).status]).toEqual([
        other,
        403,
      ])
    }
  })
})
