import { describe, expect, test } from 'vitest'
import type { Account } from '#contract/books/accounts.ts'
import type { TaxRate } from '#contract/books/taxes.ts'
import type { Role } from '#contract/core/roles.ts'
import { packedCountries } from '#contract/firm/country-defaults.ts'
import type { Firm } from '#contract/firm/firms.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { type Refused, TestFirm } from '#upstream/testing/test-firm.ts'
import { packedCountries as packs } from '../country-packs/index.ts'

const elsewhere = 'JP'

function profileOf(testFirm: TestFirm): Promise<Firm> {
  return testFirm.must('GET', '')
}

/** What a person sends back: the firm as it was given, with changes. */
async function changed(testFirm: TestFirm, changes: Record<string, unknown>) {
  return { ...(await profileOf(testFirm)), ...changes }
}

describe('a new firm', () => {
  test('knows which countries have a set of their own', () => {
    expect([...packedCountries].sort()).toEqual([...packs].sort())
  })

  test.each([...packedCountries, elsewhere])(
    'gets its rates and accounts in %s',
    async (country) => {
      const testFirm = await TestFirm.open({ address: { country }, vatId: '' })
      const rates = await testFirm.must<TaxRate[]>('GET', '/tax-rates')
      const accounts = await testFirm.must<Account[]>('GET', '/accounts')
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
    const testFirm = await TestFirm.open()
    const again = await testFirm.must<Firm>('POST', '/internal/create-firm', {
      ...(await profileOf(testFirm)),
      legalName: 'Another',
    })
    expect(again).toMatchObject({ legalName: 'Nord & Söhne GmbH', version: 1 })
  })

  test('refuses a bank account that cannot exist, at its fields', async () => {
    const testFirm = new TestFirm()
    const { status, body } = await testFirm.ask('POST', '/internal/create-firm', {
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
    expect((await testFirm.ask('GET', '')).status).toBe(404)
  })
})

describe('a change of a firm', () => {
  test('keeps an IBAN and a VAT number in their normal forms', async () => {
    const testFirm = await TestFirm.open()
    const bankAccount = { iban: 'de89 3704 0044 0532 0130 00', bic: 'cobadeff xxx' }
    const json = await changed(testFirm, { bankAccount, vatId: 'de 136 695 976' })
    const firm = await testFirm.must<Firm>('PUT', '', json)
    expect(firm).toMatchObject({
      version: 2,
      vatId: 'DE136695976',
      bankAccount: { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
      warnings: [],
    })
  })

  test('takes another bank account only from who showed who they are a moment ago', async () => {
    const testFirm = await TestFirm.open()
    const stale = { isFresh: false }
    const bankAccount = { iban: 'DE89370400440532013000' }
    const moved = await changed(testFirm, { bankAccount, phone: '+49 40 1' })
    const refused = await testFirm.ask('PUT', '', moved, stale)
    expect([refused.status, refused.body.code]).toEqual([403, 'confirm_needed'])
    expect((await testFirm.must<Firm>('GET', '')).version).toBe(1)
    await testFirm.must('PUT', '', await changed(testFirm, { phone: '+49 40 1' }), stale)
    expect(await testFirm.must<Firm>('PUT', '', { ...moved, version: 2 })).toMatchObject({
      bankAccount,
    })
    const same = await changed(testFirm, { phone: '+49 40 2' })
    expect((await testFirm.ask('PUT', '', same, stale)).status).toBe(200)
  })

  test.each([
    ['DE136695977', 'vatIdCheckDigit'],
    ['nonsense', 'vatIdForm'],
  ])('is warned of the VAT number %s and not stopped', async (vatId, key) => {
    const testFirm = await TestFirm.open()
    const firm = await testFirm.must<Firm>('PUT', '', await changed(testFirm, { vatId }))
    expect(firm).toMatchObject({ vatId, warnings: [{ path: 'vatId', key }] })
  })

  test('shows the newer version to who had an older one', async () => {
    const testFirm = await TestFirm.open()
    const old = await changed(testFirm, { phone: '+49 40 1' })
    await testFirm.must('PUT', '', await changed(testFirm, { phone: '+49 40 2' }))
    const { status, body } = await testFirm.ask('PUT', '', old)
    expect(status).toBe(409)
    expect(body.data.detail).toMatchObject({ current: { phone: '+49 40 2', version: 2 } })
    expect(await profileOf(testFirm)).toMatchObject({ phone: '+49 40 2', version: 2 })
  })

  test('leaves currency and country once something is posted', async () => {
    const testFirm = await TestFirm.open()
    const move = { baseCurrency: 'CHF', address: { city: 'Zürich', country: 'CH' } }
    const moved = await testFirm.must<Firm>('PUT', '', await changed(testFirm, move))
    expect(moved).toMatchObject({ baseCurrency: 'CHF', hasPostings: false })
    const back = { baseCurrency: 'EUR', address: { city: 'Hamburg', country: 'DE' } }
    await testFirm.must('PUT', '', await changed(testFirm, back))

    await testFirm.issued((await testFirm.customer()).id)
    expect((await profileOf(testFirm)).hasPostings).toBe(true)
    const { status, body } = await testFirm.ask('PUT', '', await changed(testFirm, move))
    expect(status).toBe(422)
    expect(body.data.fields).toEqual({
      baseCurrency: { key: 'fixedAfterPosting' },
      'address.country': { key: 'fixedAfterPosting' },
    })
    const renamed = await testFirm.must<Firm>(
      'PUT',
      '',
      await changed(testFirm, { tradeName: 'Nord' }),
    )
    expect(renamed.tradeName).toBe('Nord')
  })

  test('is for owners and administrators, a look for every member', async () => {
    const testFirm = await TestFirm.open()
    const json = await changed(testFirm, { phone: '1' })
    for (const role of ['accountant', 'sales', 'employee', 'readOnly'] as const) {
      expect((await testFirm.ask('GET', '', undefined, { role })).status).toBe(200)
      const rates = await testFirm.ask('GET', '/tax-rates', undefined, { role })
      // An employee sees no items, and so not what they are taxed at.
      expect(rates.status).toBe(role === 'employee' ? 403 : 200)
      expect((await testFirm.ask('PUT', '', json, { role })).status).toBe(403)
      expect((await setLogo(testFirm, png, role)).status).toBe(403)
    }
    expect((await testFirm.ask('PUT', '', json, { role: 'admin' })).status).toBe(200)
  })
})

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 4, 5, 6])

function setLogo(testFirm: TestFirm, bytes: BlobPart, role: Role = 'owner') {
  const form = new FormData()
  form.set('file', new File([bytes], 'logo.svg', { type: 'image/svg+xml' }))
  return askFirm(testFirm, 'PUT', '/logo', { form, role })
}

describe('a logo', () => {
  test.each([
    ['image/png', png],
    ['image/jpeg', jpeg],
  ])('is taken for %s by its bytes, whatever it is called', async (type, bytes) => {
    const testFirm = await TestFirm.open()
    expect((await setLogo(testFirm, bytes)).status).toBe(200)
    expect((await profileOf(testFirm)).hasLogo).toBe(true)
    const logo = await askFirm(testFirm, 'GET', '/logo')
    expect(logo.headers.get('content-type')).toBe(type)
    expect(new Uint8Array(await logo.arrayBuffer())).toEqual(bytes)
  })

  test.each([
    ['a drawing with script in it', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'notAnImage'],
    ['more than 1 MiB', new Uint8Array(1024 * 1024 + 1), 'fileTooLarge'],
  ])('is not %s', async (_, bytes, key) => {
    const testFirm = await TestFirm.open()
    const answer = await setLogo(testFirm, bytes)
    expect(answer.status).toBe(422)
    expect((await answer.json<Refused>()).data.fields.file?.key).toBe(key)
    expect((await profileOf(testFirm)).hasLogo).toBe(false)
  })

  test('can be taken away', async () => {
    const testFirm = await TestFirm.open()
    await setLogo(testFirm, png)
    await testFirm.must('DELETE', '/logo')
    expect((await profileOf(testFirm)).hasLogo).toBe(false)
    expect((await askFirm(testFirm, 'GET', '/logo')).status).toBe(404)
  })
})
