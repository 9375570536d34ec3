import { expect, it } from 'vitest'
import { changesOf, undo } from '#upstream/testing/setting-changes.ts'
import { hooks } from '../../../../core/hooks.ts'
import { TestFirm } from '../../../../testing/test-firm.ts'

const steps = [{ days: 7, tone: 'friendly', fee: 0, withInterest: false }]

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

const programme = { kind: 'percent', percent: '12', reach: 'months', windowDays: 30, holdDays: 30 }
const ownField = { kind: 'item', type: 'text', label: 'Site' }
const till = { name: 'Laden', code: 'L1', warehouseId: '{warehouse}' }

type Call = [method: string, path: string, body?: object]
type Round = { page: string; read: string; first?: Call; write: Call; action?: string }

/** A change of every kind of setting, by the kind; `first` makes what it changes. */
const rounds: Record<string, Round[]> = {
  mailSettings: [
    {
      ...{ page: 'settings/mail', read: '/mail-settings' },
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
      ...{ page: 'settings/paper', read: '/paper-look' },
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
      ...{ page: 'settings/loyalty', read: '/loyalty-programme' },
      write: [
        'PUT',
        '/loyalty-programme',
        { isOn: true, perPoint: 200, worthOfHundred: 300, minimum: 50, version: 1 },
      ],
    },
  ],
  giftCardSettings: [
    {
      ...{ page: 'settings/gift-cards', read: '/gift-card-settings' },
      write: ['PUT', '/gift-card-settings', { years: 5, version: 1 }],
    },
  ],
  supportSettings: [
    {
      ...{ page: 'support-tickets/settings', read: '/support-settings' },
      write: [
        'PUT',
        '/support-settings',
        {
          hours: [{ day: '2', from: '10:00', to: '15:30' }],
          promises: [{ priority: 'urgent', firstAnswerMinutes: 30, solveMinutes: '' }],
          reopenDays: 3,
          asksRating: true,
          version: 1,
        },
      ],
    },
  ],
  // Another commission begins a rule of its own day, which stays; the rest goes back.
  partnerProgramme: [
    {
      ...{ page: 'partners/programme', read: '/partner-programme' },
      first: ['PUT', '/partner-programme', { ...programme, version: 1 }],
      write: [
        'PUT',
        '/partner-programme',
        { ...programme, windowDays: 14, holdDays: 5, version: 2 },
      ],
    },
  ],
  portalSettings: [
    {
      ...{ page: 'portal-contacts/settings', read: '/portal-settings' },
      write: ['PUT', '/portal-settings', { isOpen: true, words: 'Willkommen', version: 1 }],
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

it('no kind of setting is left out here', () => {
  const tried = [...Object.keys(rounds), 'firm', 'series']
  const kinds = hooks('settingKinds').flatMap((of) => Object.keys(of))
  expect(kinds.sort()).toEqual(tried.sort())
})

function withoutVersions(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (name, part) =>
    name === 'version' || name === 'updatedAt' ? undefined : part,
  )
}
