import { runInDurableObject } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import type { Mandate, MandateRow } from '#contract/money/mandates.ts'
import { addDays, addMonths } from '#upstream/firm/calendar.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

const iban = 'DE02120300000000202051'
const input = {
  customerName: 'Praxis Nord',
  reference: 'P-1',
  scheme: 'core',
  kind: 'recurrent',
  signedOn: addDays(today, -30),
  iban,
  holder: '',
  note: '',
}
let firm: TestFirm

beforeAll(async () => {
  firm = await TestFirm.open()
  await firm.customer({ name: 'Praxis Nord' })
  await firm.customer({ name: 'Praxis Süd' })
})

function sign(values: object): Promise<Mandate> {
  return firm.must('POST', '/mandates', { ...input, ...values })
}

// The bank knows them from the first debit on: with another of them it is another mandate.
test('one that was used keeps what the bank knows of it', async () => {
  const { id } = await sign({})
  const path = `/mandates/${id}`
  const free = await firm.must<Mandate>('PUT', path, { ...input, scheme: 'b2b', version: 1 })
  await firm.must('PUT', path, { ...input, version: free.version })
  await runInDurableObject(firm.object, (_, { storage }) => {
    storage.sql.exec('update mandates set debit_count = 1 where id = ?', id)
  })
  const version = free.version + 1
  const changes = {
    reference: 'P-2',
    customerName: 'Praxis Süd',
    scheme: 'b2b',
    kind: 'oneOff',
    signedOn: addDays(today, -29),
    iban: 'DE75512108001245126199',
  }
  for (const [field, value] of Object.entries(changes)) {
    const { status, body } = await firm.ask('PUT', path, { ...input, [field]: value, version })
    expect([status, body.data.fields[field]?.key], field).toEqual([422, 'mandateUsed'])
  }
  const named = await firm.must<Mandate>('PUT', path, { ...input, holder: 'A. Nord', version })
  expect(named.holder).toBe('A. Nord')
})

test('one that was not used for 36 months has expired', async () => {
  const last = addMonths(today, -36)
  const [good, old] = [addDays(last, 1), addDays(last, -1)]
  expect((await sign({ reference: 'GOOD', signedOn: good })).state).toBe('active')
  expect((await sign({ reference: 'OLD', signedOn: old })).state).toBe('expired')
})

test('an account is for whoever may see banks, in its history and by the search, too', async () => {
  const { id } = await sign({ reference: 'SECRET', iban: 'DE75512108001245126199' })
  await firm.must('PUT', `/mandates/${id}`, { ...input, reference: 'SECRET', version: 1 })
  const readOnly = { role: 'readOnly' } as const
  const panels = await firm.must('GET', `/records/mandate/${id}`, undefined, readOnly)
  const history = JSON.stringify(panels)
  expect(history).toContain('•••• 6199')
  expect(history).toContain('•••• 2051')
  expect(history).not.toContain(iban.slice(0, 18))
  const found = async (q: string) =>
    (
      await firm.must<{ rows: MandateRow[] }>('GET', `/mandates?q=${q}`, undefined, readOnly)
    ).rows.map(({ id: one }) => one)
  expect(await found(iban.slice(0, 10))).toEqual([])
  expect(await found('2051')).toContain(id)
  // Who sees no account says none either: it is where the firm collects from.
  const permissions = ['firm:view', 'party:view', 'payment:view', 'payment:edit'] as const
  const custom = { name: 'Clerk', permissions, scopes: {} }
  for (const [method, path] of [
    ['POST', '/mandates'],
    ['PUT', `/mandates/${id}`],
  ] as const) {
    const asked = await firm.ask(method, path, { ...input, version: 2 }, { custom })
    expect([method, asked.status]).toEqual([method, 403])
  }
})

test('settings that were saved meanwhile are not overwritten', async () => {
  const settings = { creditorId: 'DE98ZZZ09999999999', noticeDays: 5, version: 1 }
  await firm.must('PUT', '/debit-settings', settings)
  expect((await firm.ask('PUT', '/debit-settings', { ...settings, noticeDays: 9 })).status).toBe(
    409,
  )
  expect(await firm.must('GET', '/debit-settings')).toMatchObject({ noticeDays: 5, version: 2 })
})
