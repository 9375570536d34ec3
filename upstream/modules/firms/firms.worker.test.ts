import { describe, expect, test } from 'vitest'
import type { Account } from '#contract/accounts.ts'
import { packedCountries } from '#contract/country-defaults.ts'
import type { Firm } from '#contract/firms.ts'
import type { Role } from '#contract/roles.ts'
import type { TaxRate } from '#contract/taxes.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { Desk, type Refused } from '#upstream/testing/desk.ts'
import { packedCountries as packs } from './countries/index.ts'

const elsewhere = 'JP'

function profileOf(desk: Desk): Promise<Firm> {
  return desk.must('GET', '')
}

/** What a person sends back: the firm as it was given, with changes. */
async function changed(desk: Desk, changes: Record<string, unknown>) {
  return { ...(await profileOf(desk)), ...changes }
}

describe('a new firm', () => {
  test('knows which countries have a set of their own', () => {
    expect([...packedCountries].sort()).toEqual([...packs].sort())
  })

  test.each([...packedCountries, elsewhere])(
    'gets its rates and accounts in %s',
    async (country) => {
      const desk = await Desk.open({ address: { country }, vatId: '' })
      const rates = await desk.must<TaxRate[]>('GET', '/tax-rates')
      const accounts = await desk.must<Account[]>('GET', '/accounts')
      expect(rates.filter(({ isDefault }) => isDefault)).toHaveLength(1)
      expect(new Set(rates.map(({ code }) => code)).size).toBe(rates.length)
      expect(accounts.length).toBeGreaterThan(30)
      const roles = accounts.flatMap(({ role }) => role ?? [])
      expect(roles).toEqual(expect.arrayContaining(['receivable', 'bank', 'income', 'outputTax']))
      for (const { name } of [...rates, ...accounts]) {
        expect(Object.keys(name).sort()).toEqual(['de', 'en', 'es', 'it', 'ru'])
      }
    },
  )

  test('is made once, however often a retry comes', async () => {
    const desk = await Desk.open()
    const again = await desk.must<Firm>('POST', '/internal/create-firm', {
      ...(await profileOf(desk)),
      legalName: 'Another',
    })
    expect(again).toMatchObject({ legalName: 'Nord & Söhne GmbH', version: 1 })
  })

  test('refuses a bank account that cannot exist, at its fields', async () => {
    const desk = new Desk()
    const { status, body } = await desk.ask('POST', '/internal/create-firm', {
      legalName: 'X',
      address: { country: 'DE' },
      baseCurrency: 'EUR',
      language: 'de',
      timeZone: 'Europe/Berlin',
      bankAccount: { iban: 'DE89370400440532013001', bic: 'COBA' },
    })
    expect(status).toBe(422)
    expect(body.data.fields).toEqual({
      'bankAccount.iban': { key: 'invalidIban' },
      'bankAccount.bic': { key: 'invalidBic' },
    })
    expect((await desk.ask('GET', '')).status).toBe(404)
  })
})

describe('a change of a firm', () => {
  test('keeps an IBAN and a VAT number in their normal forms', async () => {
    const desk = await Desk.open()
    const bankAccount = { iban: 'de89 3704 0044 0532 0130 00', bic: 'cobadeff xxx' }
    const json = await changed(desk, { bankAccount, vatId: 'de 136 695 976' })
    const firm = await desk.must<Firm>('PUT', '', json)
    expect(firm).toMatchObject({
      version: 2,
      vatId: 'DE136695976',
      bankAccount: { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
      warnings: [],
    })
  })

  test('takes another bank account only from who showed who they are a moment ago', async () => {
    const desk = await Desk.open()
    const stale = { isFresh: false }
    const bankAccount = { iban: 'DE89370400440532013000' }
    const moved = await changed(desk, { bankAccount, phone: '+49 40 1' })
    const refused = await desk.ask('PUT', '', moved, stale)
    expect([refused.status, refused.body.code]).toEqual([403, 'confirm_needed'])
    expect((await desk.must<Firm>('GET', '')).version).toBe(1)
    await desk.must('PUT', '', await changed(desk, { phone: '+49 40 1' }), stale)
    expect(await desk.must<Firm>('PUT', '', { ...moved, version: 2 })).toMatchObject({
      bankAccount,
    })
    const same = await changed(desk, { phone: '+49 40 2' })
    expect((await desk.ask('PUT', '', same, stale)).status).toBe(200)
  })

  test.each([
    ['DE136695977', 'vatIdCheckDigit'],
    ['nonsense', 'vatIdForm'],
  ])('is warned of the VAT number %s and not stopped', async (vatId, key) => {
    const desk = await Desk.open()
    const firm = await desk.must<Firm>('PUT', '', await changed(desk, { vatId }))
    expect(firm).toMatchObject({ vatId, warnings: [{ path: 'vatId', key }] })
  })

  test('shows the newer version to who had an older one', async () => {
    const desk = await Desk.open()
    const old = await changed(desk, { phone: '+49 40 1' })
    await desk.must('PUT', '', await changed(desk, { phone: '+49 40 2' }))
    const { status, body } = await desk.ask('PUT', '', old)
    expect(status).toBe(409)
    expect(body.data.detail).toMatchObject({ current: { phone: '+49 40 2', version: 2 } })
    expect(await profileOf(desk)).toMatchObject({ phone: '+49 40 2', version: 2 })
  })

  test('leaves currency and country once something is posted', async () => {
    const desk = await Desk.open()
    const move = { baseCurrency: 'CHF', address: { city: 'Zürich', country: 'CH' } }
    const moved = await desk.must<Firm>('PUT', '', await changed(desk, move))
    expect(moved).toMatchObject({ baseCurrency: 'CHF', hasPostings: false })
    const back = { baseCurrency: 'EUR', address: { city: 'Hamburg', country: 'DE' } }
    await desk.must('PUT', '', await changed(desk, back))

    await desk.issued((await desk.customer()).id)
    expect((await profileOf(desk)).hasPostings).toBe(true)
    const { status, body } = await desk.ask('PUT', '', await changed(desk, move))
    expect(status).toBe(422)
    expect(body.data.fields).toEqual({
      baseCurrency: { key: 'fixedAfterPosting' },
      'address.country': { key: 'fixedAfterPosting' },
    })
    const renamed = await desk.must<Firm>('PUT', '', await changed(desk, { tradeName: 'Nord' }))
    expect(renamed.tradeName).toBe('Nord')
  })

  test('is for owners and administrators, a look for every member', async () => {
    const desk = await Desk.open()
    const json = await changed(desk, { phone: '1' })
    for (const role of ['accountant', 'sales', 'employee', 'readOnly'] as const) {
      expect((await desk.ask('GET', '', undefined, { role })).status).toBe(200)
      const rates = await desk.ask('GET', '/tax-rates', undefined, { role })
      // An employee sees no items, and so not what they are taxed at.
      expect(rates.status).toBe(role === 'employee' ? 403 : 200)
      expect((await desk.ask('PUT', '', json, { role })).status).toBe(403)
      expect((await setLogo(desk, png, role)).status).toBe(403)
    }
    expect((await desk.ask('PUT', '', json, { role: 'admin' })).status).toBe(200)
  })
})

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 4, 5, 6])

function setLogo(desk: Desk, bytes: BlobPart, role: Role = 'owner') {
  const form = new FormData()
  form.set('file', new File([bytes], 'logo.svg', { type: 'image/svg+xml' }))
  return askFirm(desk, 'PUT', '/logo', { form, role })
}

describe('a logo', () => {
  test.each([
    ['image/png', png],
    ['image/jpeg', jpeg],
  ])('is taken for %s by its bytes, whatever it is called', async (type, bytes) => {
    const desk = await Desk.open()
    expect((await setLogo(desk, bytes)).status).toBe(200)
    expect((await profileOf(desk)).hasLogo).toBe(true)
    const logo = await askFirm(desk, 'GET', '/logo')
    expect(logo.headers.get('content-type')).toBe(type)
    expect(new Uint8Array(await logo.arrayBuffer())).toEqual(bytes)
  })

  test.each([
    ['a drawing with script in it', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'notAnImage'],
    ['more than 1 MiB', new Uint8Array(1024 * 1024 + 1), 'fileTooLarge'],
  ])('is not %s', async (_, bytes, key) => {
    const desk = await Desk.open()
    const answer = await setLogo(desk, bytes)
    expect(answer.status).toBe(422)
    expect((await answer.json<Refused>()).data.fields.file?.key).toBe(key)
    expect((await profileOf(desk)).hasLogo).toBe(false)
  })

  test('can be taken away', async () => {
    const desk = await Desk.open()
    await setLogo(desk, png)
    await desk.must('DELETE', '/logo')
    expect((await profileOf(desk)).hasLogo).toBe(false)
    expect((await askFirm(desk, 'GET', '/logo')).status).toBe(404)
  })
})
