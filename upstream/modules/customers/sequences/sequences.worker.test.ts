import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { permissions } from '#contract/core/roles.ts'
import { localOf } from '#contract/core/zoned-time.ts'
import type { Deal } from '#contract/customers/deals.ts'
import type { Lead } from '#contract/customers/leads.ts'
import type { Sequence, SequenceMember, SequenceMemberRow } from '#contract/customers/sequences.ts'
import { type FirmContext, Store, type Writer } from '#upstream/firm/store.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { sortPlans } from '#upstream/testing/sort-plans.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { testRegister } from '#upstream/testing/test-register.ts'
import { bookingsTable } from '../../communication/bookings/tables.ts'
import { applyMailEvent } from '../../firm/outbound/mail-event.ts'
import { messageTable } from '../../firm/outbound/tables.ts'
import { endDeal } from '../deals/end-deal.ts'
import { advance } from './advance.ts'
import { enrol } from './enrol.ts'
import { memberList } from './member-list.ts'
import { dueMembers, ring } from './members.ts'
import { sequenceList, sequences } from './register.ts'
import { reviewAddress, takeAnswer } from './take-answer.ts'

const steps = [
  { kind: 'mail', wait: 0, unit: 'hours', subject: 'Hello {name}', text: 'We are {company}.' },
  { kind: 'mail', wait: 3, unit: 'days', subject: 'More', text: 'Still there, {name}?' },
  { kind: 'mail', wait: 1, unit: 'workingDays', subject: 'Last', text: 'Bye' },
]
const made = { name: 'After the fair', notes: '', timeZone: 'Europe/Berlin', steps }

testRegister({
  register: sequences,
  list: sequenceList,
  made: { ...made, notes: 'about the lighthouse' },
  changed: { name: 'After the next fair' },
  word: 'lighthouse',
})

async function open(more: object = {}) {
  const firm = await TestFirm.open({ language: 'en' })
  const sequence = await firm.must<Sequence>('POST', '/sequences', { ...made, ...more })
  /** Inside the firm at an instant, where no job runs meanwhile. */
  const at = <Result>(now: string, act: (writer: Writer, context: FirmContext) => Result) =>
    runInDurableObject(firm.object, (_, { storage }) => {
      const { firmId, userId } = firm
      const person = { userId, userName: 'Maria', language: 'en', requestId: 'r' } as const
      const actor = { ...person, role: 'owner', isDemo: false }
      const context = { firmId, actor, now: new Date(now), newId, idempotency: null }
      return new Store(storage).transact(context, (writer) => act(writer, context))
    })
  const origin = 'https://firmament.example'
  /** What the job does when it comes. */
  const tick = (now: string) =>
    at(now, (writer, context) => {
      for (const id of dueMembers(writer, context, sequence.id)) {
        advance(writer, { context, origin }, id)
      }
      ring(writer, sequences.get(writer, sequence.id))
      writer.sql.exec("update outbound_message set state = 'sent', sent_at = created_at")
    })
  const comes = (now: string, from: string, text: string, more: object = {}) =>
    at(now, (writer, context) => {
      const mail = {
        ...{ id: newId(), ownerId: null, address: 'firm@x.example', tag: '', messageId: newId() },
        ...{ references: [], from: { name: '', email: from }, to: [], cc: [], replyTo: [], text },
        ...{ subject: 'Re: Hello', hasHtml: false, at: now, files: [], hasMoreFiles: false },
        ...{ auth: null, isAutomatic: false, isBounce: false, isSpam: false, isNews: true },
        ...more,
      }
      takeAnswer(writer, { context, origin }, { mail, threadId: 't' })
    })
  const add = (now: string, kind: 'lead' | 'deal' | 'party', ids: string[]) =>
    at(now, (writer, context) => enrol(writer, context, { sequenceId: sequence.id, kind, ids }))
  /** What left, by the clock of Berlin. */
  const sent = () =>
    at('2090-01-01T00:00:00Z', ({ db }) =>
      db
        .select()
        .from(messageTable)
        .all()
        .map(
          ({ createdAt, to, subject }) => `${localOf(createdAt, 'Europe/Berlin')} ${to} ${subject}`,
        )
        .toSorted(),
    )
  const members = async () => {
    const { rows } = await firm.must<{ rows: SequenceMemberRow[] }>(
      'GET',
      `/sequence-members?tab=all&sequence=${sequence.id}`,
    )
    return Object.fromEntries(
      rows.map(({ address, state, reason, dueAt }) => [
        address.split('@')[0] ?? '',
        [reason ?? state, dueAt && localOf(dueAt, 'Europe/Berlin')].filter(Boolean).join(' '),
      ]),
    )
  }
  return { firm, sequence, at, tick, comes, add, sent, members }
}

test('a weekend on which clocks change, with answers, bounces, absences and opt-outs', async () => {
  const { firm, at, tick, comes, add, sent, members } = await open()
  const ids: string[] = []
  for (const name of ['ada', 'bea', 'dan', 'eve', 'fay', 'gus']) {
    const contacts = name === 'ada' ? [{ name: 'Office', email: 'OFFICE@x.example' }] : []
    const email = `${name}@x.example`
    ids.push((await firm.customer({ name, email, contacts })).id)
  }
  const cid = await firm.must<Lead>('POST', '/leads', { name: 'cid', email: 'cid@x.example' })
  // Friday noon in Berlin; on Sunday, 26 March 2090, clocks go forward.
  const start = '2090-03-24T11:00:00.000Z'
  await add(start, 'party', ids)
  await add(start, 'lead', [cid.id])
  expect(await add(start, 'lead', [cid.id])).toMatchObject({
    results: [{ outcome: 'skipped', reason: 'sequenceAlreadyIn' }],
  })
  await tick(start)
  expect((await sent()).map((line) => line.slice(17))).toEqual(
    ['ada', 'bea', 'cid', 'dan', 'eve', 'fay', 'gus'].map((one) => `${one}@x.example Hello ${one}`),
  )
  const isAutomatic = { isAutomatic: true }
  await comes(
    '2090-03-24T11:00:05Z',
    'cid@x.example',
    'Bin bis 27. März nicht im Büro.',
    isAutomatic,
  )
  await comes('2090-03-24T11:00:06Z', 'dan@x.example', 'Bin nicht da.', isAutomatic)
  // A newsletter of theirs is no answer.
  const marks = { 'list-unsubscribe': '<https://gus.example/leave>' }
  await comes('2090-03-24T11:00:06Z', 'gus@x.example', 'Our news of March', { marks })
  await at('2090-03-24T11:00:07Z', (writer, context) => {
    const message = writer.db
      .select()
      .from(messageTable)
      .all()
      .find(({ to }) => to.startsWith('bea'))
    const event = { kind: 'bounced', address: 'bea@x.example', said: '550 5.1.1', at: '' } as const
    applyMailEvent(writer, context, message?.id ?? '', event)
  })
  const leave = await at(start, (writer) => {
    const message = writer.db
      .select()
      .from(messageTable)
      .all()
      .find(({ to }) => to.startsWith('eve'))
    return `/public/unsubscribe/${new URL(message?.leaveUrl ?? '').pathname.split('/').at(-1)}`
  })
  await firm.must('GET', leave, undefined, { role: null })
  expect((await members()).eve).toBe('active 2090-03-27T12:00')
  await firm.must('POST', leave, undefined, { role: null })
  await at('2090-03-25T10:00:00Z', (writer, context) => {
    const [id, now] = [newId(), context.now.toISOString()]
    writer.db
      .insert(bookingsTable)
      .values({
        ...{ id, pageId: id, calendarId: '', eventId: null, name: 'Fay', email: 'fay@x.example' },
        ...{
          phone: '',
          note: '',
          language: 'en',
          timeZone: 'UTC',
          startsAt: now,
          endsAt: now,
          reason: '',
        },
        ...{ state: 'booked', publicSecret: id, address: '', createdAt: now, updatedAt: now },
      })
      .run()
    reviewAddress(writer, context, 'Fay@x.example')
  })
  // Another address of Ada's company, on the night of the change.
  await comes('2090-03-26T01:00:00Z', 'office@x.example', 'Please call me')
  await tick('2090-03-26T12:00:00Z')
  expect(await members()).toEqual({
    ...{ ada: 'answered', bea: 'bounced', eve: 'optedOut', fay: 'booked' },
    cid: 'parked 2090-03-28T09:00',
    dan: 'parked',
    gus: 'active 2090-03-27T12:00',
  })
  await tick('2090-03-27T10:00:00Z')
  await tick('2090-03-28T07:00:00Z')
  await tick('2090-03-28T10:00:00Z')
  await tick('2090-03-29T07:00:00Z')
  expect((await sent()).slice(7)).toEqual([
    '2090-03-27T12:00 gus@x.example More',
    '2090-03-28T09:00 cid@x.example More',
    '2090-03-28T12:00 gus@x.example Last',
    '2090-03-29T09:00 cid@x.example Last',
  ])
  expect(await members()).toMatchObject({ cid: 'finished', gus: 'finished', dan: 'parked' })
  // Who answers after the last one has answered.
  // That his program wishes for no automatic answers makes it no program's mail.
  const wished = { isAutomatic: true, marks: {} }
  await comes('2090-03-30T10:00:00Z', 'gus@x.example', 'Yes, please', wished)
  expect((await members()).gus).toBe('answered')
})

test('a person’s mail in answer to one ends it, whoever it is from, and the history says so', async () => {
  const { firm, at, tick, comes, add, members } = await open()
  const lead = await firm.must<Lead>('POST', '/leads', { name: 'Ada', email: 'ada@x.example' })
  const start = '2090-03-24T11:00:00.000Z'
  await add(start, 'lead', [lead.id])
  await tick(start)
  const id = await at(start, ({ db }) => db.select().from(messageTable).get()?.id ?? '')
  await comes('2090-03-24T12:00:00Z', 'x@other.example', 'Hi', {
    references: [`${id}@firm.example`],
  })
  expect(await members()).toEqual({ ada: 'answered' })
  const { history } = await firm.panels('lead', lead.id)
  expect(history.map(({ action }) => action).slice(0, 2)).toEqual(['stopSequence', 'startSequence'])
  const { rows } = await firm.must<{ rows: SequenceMemberRow[] }>(
    'GET',
    `/sequence-members?tab=stopped&subject=${lead.id}`,
  )
  const one = await firm.must<SequenceMember>('GET', `/sequence-members/${rows[0]?.id}`)
  expect(one.events.map(({ type, title }) => [type, title])).toEqual([
    ['answer', 'x@other.example'],
    ['mail', 'Hello Ada'],
  ])
})

test('a person stops it and has it go on; a task is made; a deal that is won ends it', async () => {
  const task = { kind: 'task', wait: 0, unit: 'hours', subject: 'Call {name}', text: '' }
  const { firm, sequence, at, tick, add, sent, members } = await open({ steps: [task, ...steps] })
  await firm.customer({ name: 'Ada', email: 'ada@x.example' })
  const deal = await firm.must<Deal>('POST', '/deals', {
    ...{ title: 'Sails', currency: 'EUR', customerName: 'Ada' },
  })
  const start = '2090-03-24T11:00:00.000Z'
  await add(start, 'deal', [deal.id])
  await tick(start)
  const tasks = await firm.must<{ rows: { title: string; ownerId: string }[] }>(
    'GET',
    `/follow-ups?subject=${deal.id}`,
  )
  expect(tasks.rows).toMatchObject([{ title: 'Call Ada', ownerId: firm.userId }])
  const { rows } = await firm.must<{ rows: SequenceMemberRow[] }>('GET', '/sequence-members')
  const found = await firm.must<{ rows: unknown[] }>('GET', '/sequence-members?q=ada')
  const none = await firm.must<{ rows: unknown[] }>('GET', '/sequence-members?q=zoe')
  expect([found.rows.length, none.rows.length]).toEqual([1, 0])
  const path = `/sequence-members/${rows[0]?.id}/step`
  await firm.must('POST', path, { step: 'stop' })
  expect(await members()).toEqual({ ada: 'byHand' })
  expect(await firm.must('POST', path, { step: 'resume' })).toMatchObject({ state: 'active' })
  await firm.must('POST', `/sequences/${sequence.id}/pause`, { isPaused: true })
  await tick('2090-04-24T11:00:00.000Z')
  expect(await sent()).toEqual([])
  const { version } = await firm.must<Deal>('GET', `/deals/${deal.id}`)
  await at('2090-04-24T12:00:00.000Z', (writer, context) => {
    endDeal(writer, context, { dealId: deal.id, state: 'won', reason: '', version })
  })
  expect(await members()).toEqual({ ada: 'won' })
  expect((await firm.ask('POST', path, { step: 'resume' })).status).toBe(409)
})

test('whom nobody may write to is not added, and the reason is said', async () => {
  const { firm, sequence } = await open({ needsConsent: true })
  const consents = [{ purpose: 'newsletter', givenDate: '2020-01-01' }]
  const ids = [
    await firm.customer({ name: 'Ada', email: 'ada@x.example', consents }),
    await firm.customer({ name: 'Bea', email: 'bea@x.example' }),
    await firm.customer({ name: 'Cleo', consents }),
    await firm.customer({ name: 'Dora', email: 'dora@x.example', consents }),
    await firm.customer({ name: 'Twin', email: 'ADA@x.example', consents }),
  ].map(({ id }) => id)
  await runInDurableObject(firm.object, (_, { storage: { sql } }) => {
    sql.exec("insert into outbound_suppression values ('dora@x.example', '550', '2026-01-01')")
  })
  const path = `/sequences/${sequence.id}/members`
  const { results } = await firm.must<{ results: { reason: string }[] }>('POST', path, {
    ...{ kind: 'party', ids },
  })
  expect(results.map(({ reason }) => reason)).toEqual([
    ...[null, 'sequenceNoConsent', 'sequenceNoAddress', 'sequenceBounced', 'sequenceAlreadyIn'],
  ])
  await firm.must('POST', `/sequences/${sequence.id}/archive`, {})
  expect((await firm.ask('POST', path, { kind: 'party', ids })).status).toBe(409)
})

test('a placeholder that there is none of, and hours that end before they begin, are refused', async () => {
  const firm = await TestFirm.open()
  const typo = { ...made, steps: [{ ...steps[0], text: 'Dear {nmae}' }] }
  const refused = await firm.ask('POST', '/sequences', typo)
  expect([refused.status, refused.body.data.fields]).toMatchObject([
    422,
    { 'steps.0.text': { key: 'unknownPlaceholder' } },
  ])
  const night = await firm.ask('POST', '/sequences', { ...made, from: '18:00', to: '09:00' })
  expect(night.body.data.fields).toMatchObject({ to: { key: 'endBeforeStart' } })
})

test('CRM users add and stop contacts and write no sequence; others only look, or see nothing', async () => {
  const { firm, sequence } = await open()
  const lead = await firm.must<Lead>('POST', '/leads', { name: 'Ada', email: 'ada@x.example' })
  const [at, ids] = [`/sequences/${sequence.id}`, [lead.id]]
  const status = async (role: string, method: string, path: string, body?: object) =>
    (await firm.ask(method, path, body, { role })).status
  expect(await status('crm', 'PUT', at, { ...made, version: 1 })).toBe(403)
  expect(await status('readOnly', 'POST', `${at}/members`, { kind: 'lead', ids })).toBe(403)
  expect(await status('readOnly', 'POST', `${at}/pause`, { isPaused: true })).toBe(403)
  expect(await status('cashier', 'GET', '/sequences')).toBe(403)
  expect(await status('cashier', 'GET', '/sequence-members')).toBe(403)
  expect(await status('crm', 'POST', `${at}/members`, { kind: 'lead', ids })).toBe(200)
  const { rows } = await firm.must<{ rows: SequenceMemberRow[] }>('GET', '/sequence-members')
  const path = `/sequence-members/${rows[0]?.id}`
  expect(await status('readOnly', 'POST', `${path}/step`, { step: 'stop' })).toBe(403)
  expect(await status('crm', 'POST', `${path}/step`, { step: 'stop' })).toBe(200)
  // Whoever reaches their own leads alone finds nobody here, and adds none of another's.
  const scopes = { lead: 'own', deal: 'own', party: 'own' } as const
  const custom = { name: 'Own', permissions, scopes }
  const bert = { role: 'own', custom, userId: '01JZZZZZZZZZZZZZZZZZZZBERT' } as const
  const own = await firm.must<{ rows: unknown[] }>(
    'GET',
    '/sequence-members?tab=all',
    undefined,
    bert,
  )
  expect(own.rows).toEqual([])
  expect((await firm.ask('GET', path, undefined, bert)).status).toBe(404)
  expect((await firm.ask('POST', `${path}/step`, { step: 'stop' }, bert)).status).toBe(404)
  const shown = await firm.must<Sequence>('GET', at, undefined, bert)
  expect(shown.counts).toEqual({ active: 0, parked: 0, stopped: 0, finished: 0 })
  const added = await firm.must('POST', `${at}/members`, { kind: 'lead', ids }, bert)
  expect(added).toMatchObject({ results: [{ outcome: 'skipped', reason: 'not_found' }] })
})

test('the list of contacts follows an index in every order', async () => {
  const firm = await TestFirm.open()
  const actor = { userId: firm.userId, role: 'owner' }
  for (const { order, plan } of await sortPlans(firm, memberList({ actor }))) {
    expect(plan, order).not.toContain('TEMP B-TREE')
  }
})
