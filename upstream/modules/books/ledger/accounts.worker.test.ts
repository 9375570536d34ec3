import { expect, test } from 'vitest'
import type { Account } from '#contract/books/accounts.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const named = (name: string) => ({ name: { de: name } })

async function accountOf(testFirm: TestFirm, code: string): Promise<Account> {
  return testFirm.must('GET', `/accounts/${code}`)
}

const moscow = { street: 'Тверская 1', postcode: '125009', city: 'Москва', country: 'RU' }

test('an account is added, renamed, moved in the tree, and deleted while nothing stands on it', async () => {
  const testFirm = await TestFirm.open()
  const input = {
    ...named('Sparkasse'),
    code: '1210',
    subtype: 'bank',
    iban: 'DE02 1203 0000 0000 2020 51',
  }
  const made = await testFirm.must<Account>('POST', '/accounts', input)
  expect(made).toMatchObject({ type: 'asset', iban: 'DE02120300000000202051', isActive: true })
  expect(made.name).toEqual({
    en: 'Sparkasse',
    de: 'Sparkasse',
    it: 'Sparkasse',
    ru: 'Sparkasse',
    es: 'Sparkasse',
  })

  const moved = { name: { de: 'Sparkasse Köln', en: 'Savings bank' }, parent: '1200', version: 1 }
  await testFirm.must('PUT', '/accounts/1210', { ...moved, iban: made.iban })
  expect(await accountOf(testFirm, '1210')).toMatchObject({
    name: { de: 'Sparkasse Köln', en: 'Savings bank', it: 'Savings bank' },
    parent: '1200',
    version: 2,
  })
  const stale = await testFirm.ask('PUT', '/accounts/1210', moved)
  expect([stale.status, stale.body.code]).toEqual([409, 'conflict'])
  await testFirm.must('DELETE', '/accounts/1210')
  expect((await testFirm.ask('GET', '/accounts/1210')).status).toBe(404)
})

test.each([
  [{ code: '1200' }, 'code', 'codeTaken'],
  [{ code: '../x' }, 'code', 'invalidAccountCode'],
  [{ name: {} }, 'name', 'required'],
  [{ parent: '9999' }, 'parent', 'unknownAccount'],
  [{ parent: '8400' }, 'parent', 'otherAccountType'],
  [{ iban: 'DE02120300000000202052' }, 'iban', 'invalidIban'],
  [{ subtype: 'cash', iban: 'DE02120300000000202051' }, 'iban', 'noBankAccount'],
])('an account with %o is refused at its field', async (wrong, field, key) => {
  const testFirm = await TestFirm.open()
  const input = { ...named('Neu'), code: '1210', subtype: 'bank', ...wrong }
  const { status, body } = await testFirm.ask('POST', '/accounts', input)
  expect([status, body.data.fields[field]?.key]).toEqual([422, key])
})

test('the tree takes no account under itself', async () => {
  const testFirm = await TestFirm.open()
  for (const [code, parent] of [
    ['1210', ''],
    ['1211', '1210'],
    ['1212', '1211'],
  ] as const) {
    await testFirm.must('POST', '/accounts', { ...named(code), code, parent, subtype: 'bank' })
  }
  const input = { ...named('1210'), parent: '1212', version: 1 }
  const { body } = await testFirm.ask('PUT', '/accounts/1210', input)
  expect(body.data.fields.parent?.key).toBe('accountUnderItself')
  const kept = await testFirm.ask('DELETE', '/accounts/1211')
  expect(kept.body.data.detail).toEqual({ reason: 'accountHasOthers' })
})

test('an account of the system stays, and one that was used is closed instead of deleted', async () => {
  const testFirm = await TestFirm.open()
  const calls = { POST: '/accounts/1400/close', DELETE: '/accounts/1400' }
  for (const [method, path] of Object.entries(calls)) {
    const { status, body } = await testFirm.ask(method, path)
    expect([status, body.data.detail]).toEqual([409, { reason: 'systemAccount' }])
  }
  const own = { ...named('Beratung'), code: '8405', subtype: 'sales' }
  await testFirm.must('POST', '/accounts', own)
  const item = {
    name: 'Beratung',
    unit: 'h',
    unitPrice: '100',
    taxCode: 'DE-S19',
    incomeAccount: '8405',
  }
  const { id: itemId } = await testFirm.must<{ id: string }>('POST', '/items', item)
  const customer = await testFirm.customer()
  const sold = {
    lines: [{ itemId, description: 'x', quantity: '1', unitPrice: '100', taxCode: 'DE-S19' }],
  }
  const invoice = await testFirm.issued(customer.id, sold)
  expect((await testFirm.balances())['8405']).toBe(-10000)
  expect((await testFirm.ask('DELETE', '/accounts/8405')).body.data.detail).toEqual({
    reason: 'accountUsed',
  })

  await testFirm.must('POST', '/accounts/8405/close')
  expect(await accountOf(testFirm, '8405')).toMatchObject({ isActive: false, isUsed: true })
  await testFirm.issued(customer.id, sold)
  expect(await testFirm.balances()).toMatchObject({ '8400': -10000, '8405': -10000 })
  await testFirm.must('POST', `/invoices/${invoice.id}/void`, { reason: 'x' })
  expect((await testFirm.balances())['8405']).toBe(0)
})

// 8338 is where sales outside the scope of the tax go; closed, they would land on 8400.
test('an account that a rate is posted to stays until the rate has ended', async () => {
  const testFirm = await TestFirm.open()
  const calls = { POST: '/accounts/8338/close', DELETE: '/accounts/8338' }
  for (const [method, path] of Object.entries(calls)) {
    const { status, body } = await testFirm.ask(method, path)
    expect([status, body.data.detail]).toEqual([409, { reason: 'accountOfTaxRate' }])
  }
  await testFirm.must('POST', '/taxes/DE-O/end', { validTo: '2026-01-31' })
  await testFirm.must('POST', '/accounts/8338/close')
})

test('who may not edit the books reads the chart and no more', async () => {
  const testFirm = await TestFirm.open()
  for (const role of ['sales', 'readOnly'] as const) {
    expect((await testFirm.ask('GET', '/accounts', undefined, { role })).status).toBe(200)
    const input = { ...named('Neu'), code: '1210', subtype: 'bank' }
    expect((await testFirm.ask('POST', '/accounts', input, { role })).status).toBe(403)
    expect((await testFirm.ask('DELETE', '/accounts/4920', undefined, { role })).status).toBe(403)
  }
})

test('an account whose code has letters of another script has its own page and panels', async () => {
  const firm = await TestFirm.open({ address: moscow, baseCurrency: 'RUB' })
  const path = `/records/account/${encodeURIComponent('76.АВ')}/comments`
  expect((await firm.ask('POST', path, { text: 'НДС с авансов' })).status).toBe(201)
  const added = { code: '76.ВБ', name: { ru: 'НДС' }, subtype: 'operating' }
  expect((await firm.ask('POST', '/accounts', added)).status).toBe(201)
})
