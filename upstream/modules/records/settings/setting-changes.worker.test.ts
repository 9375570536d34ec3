import { expect, it } from 'vitest'
import type { AuditEntry } from '#contract/audit.ts'
import { type Refused, TestFirm, today } from '../../../testing/test-firm.ts'
import { settingKindNames } from './kinds.ts'

type Rows = { rows: AuditEntry[] }

async function changesOf(firm: TestFirm, page: string, role = 'owner'): Promise<AuditEntry[]> {
  const path = `/setting-changes?page=${encodeURIComponent(page)}`
  return (await firm.ask<Rows>('GET', path, undefined, { role })).body.rows
}

async function undo(firm: TestFirm, { id }: Pick<AuditEntry, 'id'>, role = 'owner') {
  return firm.ask<Refused & { page: string }>('POST', `/setting-changes/${id}/undo`, {}, { role })
}

function reasonIn({ status, body }: Awaited<ReturnType<typeof undo>>) {
  return [status, body.data.detail?.reason]
}

const customer = {
  name: 'Kunde',
  address: { country: 'DE' },
  language: 'de',
  currency: 'EUR',
}
const steps = [{ days: 7, tone: 'friendly', fee: 0, withInterest: false }]

it('a change of a setting is undone, kept as such, and undone once more', async () => {
  const firm = await TestFirm.open()
  const profile = await firm.must<Record<string, unknown>>('GET', '')
  await firm.must('PUT', '', { ...profile, phone: '040 1', paymentTermsDays: 14 })
  const [changed] = await changesOf(firm, 'settings/firm')
  expect(changed).toMatchObject({ action: 'update', by: 'Maria', undo: { refusal: null } })
  expect(changed?.changes).toEqual([
    { field: 'phone', before: '', after: '040 1' },
    { field: 'paymentTermsDays', before: '30', after: '14' },
  ])
  if (!changed) throw new Error('Nothing kept')
  expect(await undo(firm, changed)).toMatchObject({ status: 200, body: { page: 'settings/firm' } })
  expect(await firm.must('GET', '')).toMatchObject({ phone: '', paymentTermsDays: 30, version: 3 })
  const [undone, first] = await changesOf(firm, 'settings/firm')
  expect(undone).toMatchObject({ action: 'undo', undo: { refusal: null } })
  expect(first?.undo).toEqual({ refusal: 'undoChanged' })
  expect(reasonIn(await undo(firm, changed))).toEqual([409, 'undoChanged'])
  if (undone) await undo(firm, undone)
  expect(await firm.must('GET', '')).toMatchObject({ phone: '040 1', paymentTermsDays: 14 })
})

it('only what was changed goes back: a later change of another field stays', async () => {
  const firm = await TestFirm.open()
  const profile = await firm.must<Record<string, unknown>>('GET', '')
  const second = { ...profile, phone: '040 1' }
  await firm.must('PUT', '', second)
  await firm.must('PUT', '', { ...second, website: 'nord.example', version: 2 })
  const [, phone] = await changesOf(firm, 'settings/firm')
  if (phone) await undo(firm, phone)
  expect(await firm.must('GET', '')).toMatchObject({ phone: '', website: 'nord.example' })
})

it('a bank account is not put back, as its number is not kept, nor a currency once posted', async () => {
  const firm = await TestFirm.open()
  const profile = await firm.must<Record<string, unknown>>('GET', '')
  const bankAccount = { holder: '', iban: 'DE89370400440532013000', bic: '', bankName: '' }
  await firm.must('PUT', '', { ...profile, bankAccount })
  const second = { ...profile, bankAccount, version: 2 }
  await firm.must('PUT', '', { ...second, bankAccount: { ...bankAccount, iban: '' } })
  const [emptied] = await changesOf(firm, 'settings/firm')
  expect(emptied?.undo).toEqual({ refusal: 'undoHidden' })
  await firm.must('PUT', '', { ...second, baseCurrency: 'CHF', version: 3 })
  const lines = [
    { account: '4930', debit: 500 },
    { account: '1200', credit: 500 },
  ]
  const entry = await firm.must<{ id: string }>('POST', '/manual-entries', {
    date: today,
    memo: 'Papier',
    lines,
  })
  await firm.must('POST', `/manual-entries/${entry.id}/post`, { version: 1 })
  const [currency] = await changesOf(firm, 'settings/firm')
  expect(currency?.undo).toEqual({ refusal: 'fixedAfterPosting' })
})

it('numbers go back to their pattern until one was taken by the new one', async () => {
  const firm = await TestFirm.open()
  const set = async (pattern: string) => {
    const { rows } = await firm.must<{ rows: { kind: string; version: number }[] }>(
      'GET',
      '/numbering',
    )
    const series = rows.find(({ kind }) => kind === 'payment')
    await firm.must('PUT', '/numbering', { ...series, pattern })
  }
  await set('Z-{YYYY}-{####}')
  const [first] = await changesOf(firm, 'settings/numbering')
  if (first) expect((await undo(firm, first)).status).toBe(200)
  await set('Z-{YYYY}-{####}')
  const party = await firm.must<{ id: string }>('POST', '/parties', customer)
  await firm.must('POST', '/payments', {
    customerId: party.id,
    date: today,
    amount: 1_000,
    currency: 'EUR',
    allocations: [],
  })
  const [second] = await changesOf(firm, 'settings/numbering')
  expect(second?.undo).toEqual({ refusal: 'undoNumbered' })
})

const ownWords = { subject: 'Ihre Rechnung', message: '• eins\n• zwei' }
const days = { from: '2026-01-01', to: '2026-01-31' }
const ownRate = {
  code: 'EIGEN',
  name: { de: 'Eigener' },
  rate: '5',
  category: 'S',
  direction: 'purchase',
}
const texts = '/mail-templates/invoice/de'

const ownField = { kind: 'item', type: 'text', label: 'Site' }
const till = { name: 'Laden', code: 'L1', warehouseId: '{warehouse}' }

type Call = [method: string, path: string, body?: object]
type Round = { page: string; read: string; first?: Call; write: Call; action?: string }

/** A change of every kind of setting, by the kind; `first` makes what it changes. */
const rounds: Record<string, Round[]> = {
  mailSettings: [
    {
      page: 'settings/mail',
      read: '/mail-settings',
      write: [
        'PUT',
        '/mail-settings',
        { color: '#112233', replyTo: 'a@b.example', tracksOpening: true },
      ],
    },
  ],
  mailTemplate: [
    { page: 'settings/mail', read: texts, write: ['PUT', texts, ownWords] },
    {
      page: 'settings/mail',
      read: texts,
      first: ['PUT', texts, ownWords],
      write: ['DELETE', texts],
      action: 'reset',
    },
    {
      page: 'settings/mail',
      read: texts,
      write: ['PUT', texts, { ...ownWords, message: 'Guten Tag' }],
    },
  ],
  reminderSettings: [
    {
      page: 'reminders/settings',
      read: '/reminders/settings',
      write: ['PUT', '/reminders/settings', { isOn: true, steps, version: 1 }],
    },
  ],
  paperLook: [
    {
      page: 'settings/paper',
      read: '/paper-look',
      write: [
        'PUT',
        '/paper-look',
        {
          layout: 'modern',
          kind: 'invoice',
          language: 'de',
          opening: 'Guten Tag',
          closing: '',
          version: 1,
        },
      ],
    },
  ],
  exchangeRates: [
    {
      page: 'settings/exchange-rates',
      read: '/exchange-rates',
      write: ['PUT', '/exchange-rates/setting', { isFetched: false }],
    },
  ],
  approvalRule: [
    {
      page: 'settings/approvals',
      read: '/approval-rules',
      write: ['PUT', '/approval-rules', { kind: 'bill', needsOther: true, version: 1 }],
    },
  ],
  datevNumbers: [
    {
      page: 'exports',
      read: '/exports',
      first: ['PUT', '/exports/datev', { ...days, consultant: 1001, client: 1 }],
      write: ['PUT', '/exports/datev', { ...days, consultant: 29_098, client: 55_003 }],
    },
  ],
  verifactu: [
    {
      page: 'settings/verifactu',
      read: '/verifactu',
      write: ['PUT', '/verifactu', { mode: 'sent', producer: 'Casa SL', producerNif: 'B12345674' }],
    },
  ],
  loyaltyProgramme: [
    {
      page: 'settings/loyalty',
      read: '/loyalty-programme',
      write: [
        'PUT',
        '/loyalty-programme',
        { isOn: true, perPoint: 200, worthOfHundred: 300, minimum: 50, version: 1 },
      ],
    },
  ],
  giftCardSettings: [
    {
      page: 'settings/gift-cards',
      read: '/gift-card-settings',
      write: ['PUT', '/gift-card-settings', { years: 5, version: 1 }],
    },
  ],
  cardPayments: [
    {
      page: 'card-payments',
      read: '/card-payments/settings',
      write: ['PUT', '/card-payments/settings', { isOn: true }],
    },
  ],
  webhook: [
    {
      page: 'settings/webhooks',
      read: '/webhooks',
      first: ['POST', '/webhooks', { url: 'https://a.example/x', events: ['invoice.finalised'] }],
      write: [
        'PUT',
        '/webhooks/{id}',
        { url: 'https://b.example/x', events: ['invoice.finalised'], isPaused: true, version: 1 },
      ],
    },
  ],
  customField: [
    {
      page: 'settings/custom-fields',
      read: '/custom-fields?tab=active',
      first: ['POST', '/custom-fields', ownField],
      write: [
        'PUT',
        '/custom-fields/{id}',
        { ...ownField, label: 'Place', isRequired: true, version: 1 },
      ],
    },
  ],
  account: [
    {
      page: 'ledger/accounts',
      read: '/accounts/1201',
      first: ['POST', '/accounts', { code: '1201', subtype: 'bank', name: { de: 'Neue Bank' } }],
      write: ['PUT', '/accounts/1201', { name: { de: 'Alte Bank' }, version: 1 }],
    },
    {
      page: 'ledger/accounts',
      read: '/accounts/1201',
      write: ['POST', '/accounts/1201/close', {}],
      action: 'close',
    },
  ],
  warehouse: [
    {
      page: 'stock/warehouses',
      read: '/warehouses',
      first: ['POST', '/warehouses', { name: 'Nord' }],
      write: ['PUT', '/warehouses/{id}', { name: 'Süd', version: 1 }],
    },
  ],
  costCentre: [
    {
      page: 'cost-centres',
      read: '/cost-centres',
      first: ['POST', '/cost-centres', { code: '100', name: 'Laden' }],
      write: ['PUT', '/cost-centres/{id}', { code: '110', name: 'Hof', version: 1 }],
    },
  ],
  tillRegister: [
    {
      page: 'tills',
      read: '/till-registers',
      first: ['POST', '/till-registers', till],
      write: ['PUT', '/till-registers/{id}', { ...till, name: 'Hof', float: 5_000, version: 1 }],
    },
  ],
  taxRate: [
    {
      page: 'settings/taxes',
      read: '/taxes/EIGEN',
      first: ['POST', '/taxes', ownRate],
      write: ['PUT', '/taxes/EIGEN', { ...ownRate, rate: '6', version: 1 }],
    },
    {
      page: 'settings/taxes',
      read: '/taxes/EIGEN',
      write: ['POST', '/taxes/EIGEN/end', { validTo: '2026-12-31' }],
      action: 'end',
    },
  ],
}

it('each setting goes back as it was', async () => {
  const firm = await TestFirm.open()
  let made: Made = { id: '', warehouse: '' }
  for (const [kind, ofKind] of Object.entries(rounds)) {
    for (const { page, read, first, write, action = 'update' } of ofKind) {
      if (first) made = await makeOf(firm, first, made)
      const before = withoutVersions(await firm.must('GET', read))
      await firm.must(...named(write, made))
      expect(withoutVersions(await firm.must('GET', read)), kind).not.toEqual(before)
      const [change] = await changesOf(firm, page)
      expect(change?.changes.length, kind).toBeGreaterThan(0)
      expect(change, kind).toMatchObject({ kind, action, undo: { refusal: null } })
      expect(change?.path, kind).toContain(page)
      if (change) expect((await undo(firm, change)).status, kind).toBe(200)
      expect(withoutVersions(await firm.must('GET', read)), kind).toEqual(before)
    }
  }
})

/** What was made before a change: the last thing, and the warehouse that tills sell from. */
type Made = { id: string; warehouse: string }

async function makeOf(firm: TestFirm, first: Call, made: Made): Promise<Made> {
  const { id = '' } = await firm.must<{ id?: string }>(...named(first, made))
  return { id, warehouse: first[1] === '/warehouses' ? id : made.warehouse }
}

function named([method, path, body]: Call, { id, warehouse }: Made): Call {
  const text = JSON.stringify(body ?? {}).replace('{warehouse}', warehouse)
  return [method, path.replace('{id}', id), JSON.parse(text)]
}

it('a secret that was replaced and a webhook that was deleted never come back', async () => {
  const firm = await TestFirm.open()
  const hook = { url: 'https://a.example/x', events: ['invoice.finalised'] }
  const { id } = await firm.must<{ id: string }>('POST', '/webhooks', hook)
  await firm.must('PUT', `/webhooks/${id}`, { ...hook, description: 'Shop', version: 1 })
  await firm.must('POST', `/webhooks/${id}/secret`, {})
  const [rotated, changed] = await changesOf(firm, 'settings/webhooks')
  expect(rotated?.undo).toEqual({ refusal: 'undoSecret' })
  expect(changed?.undo).toEqual({ refusal: null })
  await firm.must('DELETE', `/webhooks/${id}`)
  const after = await changesOf(firm, 'settings/webhooks')
  expect(after.map((row) => row.undo)).toEqual([
    { refusal: 'undoSecret' },
    { refusal: 'undoDeleted' },
  ])
  expect((await undo(firm, after[1] ?? { id: '' })).status).toBe(404)
})

it('no kind of setting is left out here', () => {
  const tried = [...Object.keys(rounds), 'firm', 'series']
  expect(settingKindNames().sort()).toEqual(tried.sort())
})

it('who may not make the change neither sees it nor undoes it', async () => {
  const firm = await TestFirm.open()
  await firm.must('PUT', '/mail-settings', {
    color: '',
    replyTo: 'a@b.example',
    tracksOpening: false,
  })
  const [change] = await changesOf(firm, 'settings/mail')
  if (!change) throw new Error('Nothing kept')
  expect(await changesOf(firm, 'settings/mail', 'accountant')).toEqual([])
  expect((await undo(firm, change, 'accountant')).status).toBe(403)
  expect(await firm.must('GET', '/mail-settings')).toMatchObject({ replyTo: 'a@b.example' })
})

it('the history says of each change whether it goes back, and other records have no such way', async () => {
  const firm = await TestFirm.open()
  await firm.must('PUT', '/mail-settings', {
    color: '',
    replyTo: 'a@b.example',
    tracksOpening: false,
  })
  await firm.must('POST', '/parties', customer)
  const { rows } = await firm.must<Rows>('GET', '/audit')
  const undoOf = (kind: string) => rows.find((row) => row.kind === kind)?.undo
  expect(undoOf('mailSettings')).toEqual({ refusal: null })
  expect(undoOf('party')).toBeNull()
  const party = rows.find(({ kind }) => kind === 'party')
  if (party) expect((await undo(firm, party)).status).toBe(404)
})

function withoutVersions(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (name, part) =>
    name === 'version' || name === 'updatedAt' ? undefined : part,
  )
}
