import { runInDurableObject } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import type { Account } from '#contract/books/accounts.ts'
import { forEachScoped, permissions } from '#contract/core/roles.ts'
import type { AuditEntry } from '#contract/firm/audit.ts'
import type { Attachment, RecordPanels } from '#contract/firm/records.ts'
import type { SearchResults } from '#contract/firm/search.ts'
import { hooks } from '#upstream/core/hooks.ts'
import { Store } from '#upstream/firm/store.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { contractRoutes } from '#upstream/gateway/routes.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { event, made } from '#upstream/testing/example-records.ts'
import { make } from '#upstream/testing/make.ts'
import { multiplyRows, type Reading, readingsOf } from '#upstream/testing/rows-read.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import type { RecordRef } from './kinds.ts'
import { linkRecords } from './links.ts'

const kinds = new Map(hooks('recordKinds').flatMap((one) => Object.entries(one)))

let firm: TestFirm

/** A year of examples, which has a record of most kinds. */
beforeAll(async () => {
  firm = new TestFirm()
  await firm.must('POST', '/internal/seed-demo', { language: 'de' })
})

/** Records of each kind, found or made once. */
const ids = new Map<string, string>()

async function idOf(kind: string): Promise<string> {
  const id = ids.get(kind) ?? (await findOrMake(kind))
  ids.set(kind, id)
  return id
}

async function findOrMake(kind: string): Promise<string> {
  if (made[kind]) return made[kind](firm)
  const { rows } = await firm.must<{ rows: AuditEntry[] }>('GET', `/audit?kind=${kind}&size=50`)
  const id = rows.find(({ path }) => path !== null)?.recordId
  // Of a plain register, which is all that `scripts/module.mjs new` writes, a name is enough.
  return (
    id ?? make(firm, `/${kinds.get(kind)?.path('').replace(/\/$/, '')}`, { name: 'Blue harbour' })
  )
}

test('every kind has files, comments and a history, and only who may see it sees them', async () => {
  expect(kinds.size).toBeGreaterThan(25)
  const faults: string[] = []
  for (const [kind, { read }] of kinds) {
    const path = `/records/${kind}/${await idOf(kind)}`
    const form = new FormData()
    form.set('file', new File(['%PDF-1.7'], 'proof.pdf'))
    const file = await askFirm(firm, 'POST', `${path}/attachments`, { form })
    const said = await firm.ask('POST', `${path}/comments`, { text: 'Looked at' })
    if (file.status !== 201 || said.status !== 201) {
      faults.push(`${kind}: ${file.status} ${said.status}`)
      continue
    }
    const panels = await firm.must<RecordPanels>('GET', path)
    const actions = panels.history.map(({ action }) => action)
    const { id } = await file.json<Attachment>()
    const isWhole =
      panels.title !== '' &&
      panels.attachments.some((one) => one.id === id) &&
      panels.comments.some(({ text }) => text === 'Looked at') &&
      actions.includes('attach') &&
      actions.includes('comment')
    const custom = { name: 'Guest', permissions: ['firm:view'], scopes: {} } as const
    const stranger = await askFirm(firm, 'GET', path, { custom })
    const refusal = read === 'firm:view' ? 200 : 404
    if (!isWhole || stranger.status !== refusal)
      faults.push(`${kind}: ${actions} ${stranger.status}`)
  }
  expect(faults).toEqual([])
})

/** Says that the first record makes the second. */
async function link(from: RecordRef, to: RecordRef): Promise<void> {
  const actor = { userId: firm.userId, userName: 'Maria', role: 'owner', language: 'de' } as const
  const context = {
    firmId: firm.firmId,
    actor: { ...actor, isDemo: false, requestId: 'r' },
    now: new Date(),
    newId,
    idempotency: null,
  }
  await runInDurableObject(firm.object, (_, { storage }) => {
    new Store(storage).transact(context, (writer) =>
      linkRecords(writer, context, { from, relation: 'makes', to }),
    )
  })
}

/** Another member, who may do everything, but reaches what they made themselves alone. */
const scopes = forEachScoped('own' as const)
const ofOwnReach = {
  userId: newId(),
  role: 'own-role',
  custom: { name: 'Own', permissions, scopes },
} as const

test('what belongs to others is closed in every kind to a role that reaches its own alone', async () => {
  const closed = [
    'campaign',
    'deal',
    'expense',
    'invoice',
    'lead',
    'leadForm',
    'loyaltyAccount',
    'mandate',
  ]
  closed.push(
    'openingItem',
    'partner',
    'party',
    'payment',
    'paymentRun',
    'pipeline',
    'portalContact',
  )
  closed.push('quote', 'recurring', 'recurringPurchase', 'salesOrder', 'segment', 'shopOrder')
  closed.push('sequenceMember', 'supportTicket', 'wallet')
  closed.push('bill', 'purchaseOrder')
  // The ones here are about no customer, and so are everybody's.
  const ofNobody = ['followUp', 'project', 'task', 'tillTicket']
  const faults: string[] = []
  const found: string[] = []
  for (const [kind, { path, reach }] of kinds) {
    const id = await idOf(kind)
    const [own, panels] = [path(id), `/records/${kind}/${id}`]
    const { title } = await firm.must<RecordPanels>('GET', panels)
    const status = async (method: string, of: string, json?: unknown, how = {}) =>
      (await firm.ask(method, of, json, how)).status
    const page = [
      await status('GET', `/${own}`),
      await status('GET', `/${own}`, undefined, ofOwnReach),
    ]
    const answers = [
      await status('GET', panels, undefined, ofOwnReach),
      await status('GET', `${panels}/history`, undefined, ofOwnReach),
      await status('POST', `${panels}/comments`, { text: 'Seen' }, ofOwnReach),
    ]
    const { rows } = await firm.must<SearchResults>(
      'GET',
      `/search?${new URLSearchParams({ q: title, kind })}`,
      undefined,
      ofOwnReach,
    )
    const isOpen = answers.some((answer) => answer < 400) || rows.some((row) => row.id === id)
    if (!isOpen) found.push(kind)
    if (isOpen && reach !== 'whole' && !ofNobody.includes(kind))
      faults.push(`${kind}: ${answers}, ${rows.length} found`)
    // What the page itself refuses, its files and history refuse too.
    if (isOpen && page[0] === 200 && page[1] !== 200) faults.push(`${kind}: its page ${page[1]}`)
  }
  expect(faults).toEqual([])
  expect(found.filter((kind) => kind !== 'event').sort()).toEqual(closed.sort())
})

test('in every kind a link is shown on both of its sides', async () => {
  const party = { kind: 'party', id: (await firm.customer()).id }
  const faults: string[] = []
  for (const kind of kinds.keys()) {
    const record = { kind, id: await idOf(kind) }
    await link(record, party)
    const [own, other] = await Promise.all(
      [record, party].map((one) =>
        firm.must<RecordPanels>('GET', `/records/${one.kind}/${one.id}`),
      ),
    )
    const shows = (panels: RecordPanels | undefined, direction: string, { id }: RecordRef) =>
      panels?.links.some(
        (one) => one.id === id && one.direction === direction && one.relation === 'makes',
      )
    if (!shows(own, 'from', party)) faults.push(`${kind} does not show what it makes`)
    if (!shows(other, 'to', record)) faults.push(`${kind} is not shown where it was made`)
  }
  expect(faults).toEqual([])
})

test('what is known by a code says what it was and what it became', async () => {
  const { version, name } = await firm.must<Account>('GET', '/accounts/1200')
  await firm.must('PUT', '/accounts/1200', { name: { ...name, de: 'Hausbank' }, version })
  const { history } = await firm.must<RecordPanels>('GET', '/records/account/1200')
  expect(history[0]?.changes).toContainEqual({
    field: 'name.de',
    before: name.de,
    after: 'Hausbank',
  })
})

test('an event of one’s own is no record of the firm', async () => {
  const id = await make(firm, '/events', event({ visibility: 'private' }))
  expect((await firm.ask('GET', `/records/event/${id}`)).status).toBe(404)
})

/**
 * Tables of which a firm has some dozens of rows at most, whatever its size, and what moved on a bank
 * account until the end of a statement, which is added up.
 */
const small =
  /from "?(expense_categories|calendars|event_categories|stock_warehouses|bank_statements|item_categories)"?|from bank_lines\s+where account = \? and state/
/** Whoever is meant by a segment is found among all customers. */
const asksAll = '/segments/{segmentId}/members'
/** What a list of a hundred rows may read. */
const aPage = 1000

// The last, as it fills the firm's tables with copies that other tests would meet.
test('what is read of one record does not grow with the firm', async () => {
  for (const kind of kinds.keys()) await idOf(kind)
  const paths = [...ids].flatMap(([kind, id]) => {
    const page = kinds.get(kind)?.path(id) ?? ''
    const [segment = ''] = page.split('/')
    const own = contractRoutes
      .filter(({ method }) => method === 'GET')
      .map(({ path }) => path.replace('/firms/{firmId}', ''))
      .filter((path) => path.startsWith(`/${segment}/{`) && path.match(/\{/g)?.length === 1)
      .filter((path) => path !== asksAll)
      .map((path) => path.replace(/\{\w+\}/, id))
    return [`/records/${kind}/${id}`, `/records/${kind}/${id}/mails`, ...own]
  })
  const readAll = async () => {
    const all = new Map<string, Reading[]>()
    for (const path of new Set(paths)) {
      const readings = await readingsOf(firm, async () => {
        await (await askFirm(firm, 'GET', path)).arrayBuffer()
      })
      all.set(
        path,
        readings.filter(({ statement }) => !small.test(statement)),
      )
    }
    return all
  }
  const before = await readAll()
  await multiplyRows(firm, 60)
  const faults: string[] = []
  for (const [path, readings] of await readAll()) {
    const usual = sumOf(before.get(path) ?? [])
    const [longest] = readings
    if (longest && sumOf(readings) > usual * 3 + aPage) {
      faults.push(`${path}: ${sumOf(readings)} for ${usual}, most by ${longest.statement}`)
    }
  }
  expect(faults).toEqual([])
})

function sumOf(readings: readonly Reading[]): number {
  return readings.reduce((sum, { rows }) => sum + rows, 0)
}
