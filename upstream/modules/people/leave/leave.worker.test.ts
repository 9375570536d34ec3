import { expect, test } from 'vitest'
import type { LayerEntry } from '#contract/communication/calendar.ts'
import { roles } from '#contract/core/roles.ts'
import type {
  LeaveCheck,
  LeaveRequest,
  LeaveType,
  PersonLeave,
  TeamCalendar,
} from '#contract/people/leave.ts'
import { as, hire, ids, openTeam } from '#upstream/testing/small-team.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

// The clock of these tests begins on Tuesday, 24 November 2026.
const own = (firm: TestFirm, userId: string, on = '') =>
  firm.must<PersonLeave>('GET', `/own-leave${on && `?on=${on}`}`, undefined, as(userId))

const ask = (firm: TestFirm, values: object, userId: string = ids.anna) =>
  firm.ask('POST', '/own-leave/requests', { typeCode: 'annual', ...values }, as(userId))

const askWell = (firm: TestFirm, values: object, userId: string = ids.anna) =>
  firm.must<LeaveRequest>(
    'POST',
    '/own-leave/requests',
    { typeCode: 'annual', ...values },
    as(userId),
  )

test('leave is asked for, reserved, approved by the manager, asked back and cancelled', async () => {
  const { firm } = await openTeam()
  const before = await own(firm, ids.anna)
  // Nothing lapses in Germany before the person was told: three years of 30 days.
  expect(before.balances).toMatchObject([{ typeCode: 'annual', balance: '90' }])
  const week = { from: '2026-12-21', to: '2026-12-28', note: 'Mountains' }
  const checked = await firm.must<LeaveCheck>(
    'POST',
    '/own-leave/check',
    { typeCode: 'annual', ...week },
    as(ids.anna),
  )
  // Christmas and a weekend are free: 21 to 24 and 28 December.
  expect(checked).toMatchObject({ total: '5', problems: [], balanceAfter: '85' })
  expect([checked.days.map(({ date }) => date.slice(8)), checked.lastDay]).toEqual([
    ['21', '22', '23', '24', '28'],
    '2026-12-28',
  ])
  const asked = await askWell(firm, week)
  expect(asked).toMatchObject({
    state: 'submitted',
    total: '5',
    waitsFor: ['Bert Boss'],
    actions: ['withdraw'],
  })
  expect((await own(firm, ids.anna)).balances[0]).toMatchObject({
    balance: '90',
    ahead: '5',
    available: '85',
  })
  const twice = await ask(firm, { from: '2026-12-22', to: '2026-12-22' })
  expect([twice.status, twice.body.data.fields]).toEqual([
    422,
    { from: { key: 'leaveOverlaps', params: { date: '2026-12-22' } } },
  ])

  const at = `/leave-requests/${asked.id}`
  const decide = (isApproved: boolean, userId: string, version: number, reason = '') =>
    firm.ask('POST', `${at}/decide`, { isApproved, reason, version }, as(userId))
  expect((await decide(true, ids.anna, 1)).status).toBe(403)
  expect((await decide(true, ids.other, 1)).status).toBe(404)
  const waiting = await firm.must<LeaveRequest[]>('GET', '/leave-waiting', undefined, as(ids.boss))
  // Whoever approves does not learn why.
  expect(waiting).toMatchObject([
    { id: asked.id, typeCode: null, typeName: null, actions: ['decide'] },
  ])
  expect((await decide(false, ids.boss, 1)).body.data.fields).toEqual({
    reason: { key: 'required' },
  })
  expect((await decide(true, ids.boss, 7)).status).toBe(409)
  expect((await decide(true, ids.boss, 1)).body).toMatchObject({ state: 'approved' })
  expect((await own(firm, ids.anna, '2026-12-31')).balances[0]).toMatchObject({
    balance: '85',
    taken: '5',
  })

  const back = await firm.must<LeaveRequest>(
    'POST',
    `${at}/cancel`,
    { reason: 'Snow' },
    as(ids.anna),
  )
  expect(back).toMatchObject({ state: 'cancel-asked' })
  expect((await decide(true, ids.boss, 3)).body).toMatchObject({ state: 'cancelled' })
  expect((await own(firm, ids.anna, '2026-12-31')).balances[0]).toMatchObject({ balance: '90' })
})

test('approved leave is taken once it is over, and Italian leave has a day to be taken by', async () => {
  const firm = await TestFirm.open()
  const ida = await hire(firm, 'Ida Italiana', ids.anna, { place: 'IT' })
  const record = (from: string, to: string) =>
    firm.must<LeaveRequest>('POST', `/employees/${ida.id}/leave-requests`, {
      ...{ typeCode: 'annual', from, to },
    })
  // The clock stands at 24 November.
  expect((await record('2026-11-20', '2026-11-23')).isTaken).toBe(true)
  expect((await record('2026-11-24', '2026-11-25')).isTaken).toBe(false)
  const { lots } = (await own(firm, ids.anna)).balances[0] ?? { lots: [] }
  // 18 months after the leave year (D.Lgs. 66/2003, art. 10); nothing lapses then.
  expect(lots.at(-1)).toMatchObject({ lastDay: null, takeBy: '2028-06-30' })
})

test('what HR notes is looked at before, and what is left is of its last day', async () => {
  const { firm, anna } = await openTeam()
  const at = `/employees/${anna.id}/leave-requests/check`
  const days = { typeCode: 'annual', from: '2026-12-31', to: '2027-01-04' }
  const checked = await firm.must<LeaveCheck>('POST', at, days)
  // Thursday, and Monday after New Year's Day: 90 and the 30 of the new year, less two.
  expect(checked).toMatchObject({ total: '2', lastDay: '2027-01-04', balanceAfter: '118' })
  const ill = await firm.must<LeaveCheck>('POST', at, { ...days, typeCode: 'sick' })
  expect([ill.total, ill.balanceAfter]).toEqual(['2', null])
  const wrong = await firm.ask('POST', at, { ...days, to: '2026-12-01' })
  expect(wrong.body.data.fields).toEqual({ to: { key: 'endBeforeStart' } })
  const own = await firm.ask('POST', at, days, as(ids.anna))
  expect(own.status).toBe(403)
  expect((await firm.must<PersonLeave>('GET', `/employees/${anna.id}/leave`)).requests).toEqual([])
})

test('half days, deputies, and HR for whoever has no manager', async () => {
  const { firm, boss, anna } = await openTeam()
  const { id: deputyId } = await hire(firm, 'Dora Deputy', '01ARZ3NDEKTSV4RRFFQ69G5FA4')
  const deputies = [{ deputyId, from: '2026-11-01', to: '2026-12-31' }]
  await firm.must('PUT', '/own-leave/deputies', { deputies }, as(ids.boss))
  const days = {
    from: '2026-12-03',
    to: '2026-12-04',
    firstPortion: 'second-half',
    lastPortion: 'first-half',
  }
  const asked = await askWell(firm, days)
  expect(asked.total).toBe('1')
  const decision = { isApproved: true, version: 1 }
  const approved = await firm.must<LeaveRequest>(
    'POST',
    `/leave-requests/${asked.id}/decide`,
    decision,
    as('01ARZ3NDEKTSV4RRFFQ69G5FA4'),
  )
  expect(approved.state).toBe('approved')
  const wrong = await ask(firm, {
    from: '2026-12-08',
    to: '2026-12-09',
    firstPortion: 'first-half',
  })
  expect(wrong.body.data.fields).toEqual({ firstPortion: { key: 'halfAtTheWrongEnd' } })

  const ofBoss = await askWell(firm, { from: '2026-12-07', to: '2026-12-07' }, ids.boss)
  expect(ofBoss.waitsFor).toEqual(['hr'])
  // HR who is the person cannot: nobody approves their own leave.
  const himself = { role: 'hr', userId: ids.boss } as const
  const path = `/leave-requests/${ofBoss.id}/decide`
  expect((await firm.ask('POST', path, decision, himself)).status).toBe(403)
  expect(await firm.must('POST', path, decision, { role: 'hr', userId: 'hr' })).toMatchObject({
    state: 'approved',
  })
  expect([boss.id, anna.id]).toHaveLength(2)
})

test('leave on days of illness stands until somebody else has seen the proof', async () => {
  const { firm, anna } = await openTeam()
  const noted = await firm.must<LeaveRequest>('POST', `/employees/${anna.id}/leave-requests`, {
    ...{ typeCode: 'annual', from: '2026-11-16', to: '2026-11-20' },
  })
  expect(noted).toMatchObject({ state: 'approved', total: '5' })
  const ill = await askWell(firm, { typeCode: 'sick', from: '2026-11-19', to: '2026-11-24' })
  expect(ill).toMatchObject({ state: 'approved', proofDueOn: '2026-11-22', daysReturned: null })
  const days = async () => {
    const { requests, balances } = await own(firm, ids.anna)
    const leave = requests.filter(({ typeCode }) => typeCode === 'annual')
    return [leave.map(({ state, from, to }) => [state, from, to]), balances[0]?.balance]
  }
  const whole = [[['approved', '2026-11-16', '2026-11-20']], '85']
  expect(await days()).toEqual(whole)

  const path = `/leave-requests/${ill.id}/confirm`
  const seen = { version: ill.version }
  const herself = { role: 'hr', userId: ids.anna } as const
  expect((await firm.ask('POST', path, seen, as(ids.anna))).status).toBe(403)
  for (const how of [herself, { ...herself, isProgram: true }]) {
    expect((await firm.ask('POST', path, seen, how)).status).toBe(403)
  }
  const hr = { role: 'hr', userId: ids.other } as const
  const waiting = await firm.must<LeaveRequest[]>('GET', '/leave-waiting', undefined, hr)
  expect(waiting).toMatchObject([{ id: ill.id, actions: ['confirm'] }])
  expect(await firm.must('POST', path, seen, hr)).toMatchObject({ daysReturned: 2 })
  expect(await days()).toEqual([[['approved', '2026-11-16', '2026-11-18']], '87'])
  expect((await firm.ask('POST', path, { version: 2 }, hr)).status).toBe(409)

  // Without the illness the leave is taken as it was.
  await firm.must('POST', `/leave-requests/${ill.id}/cancel`, { reason: 'Not ill' }, as(ids.anna))
  expect(await days()).toEqual(whole)
})

test('days of a leave year that is over do not come back by themselves', async () => {
  const { firm, anna } = await openTeam()
  const at = `/employees/${anna.id}/leave-requests`
  await firm.must('POST', at, { typeCode: 'annual', from: '2025-12-29', to: '2026-01-02' })
  const ill = await askWell(firm, { typeCode: 'sick', from: '2025-12-29', to: '2026-01-02' })
  const hr = { role: 'hr', userId: ids.other } as const
  const path = `/leave-requests/${ill.id}/confirm`
  const confirmed = await firm.must<LeaveRequest>('POST', path, { version: 1 }, hr)
  // 1 January and those of 2026 alone.
  expect(confirmed.daysReturned).toBe(2)
  const { requests } = await own(firm, ids.anna)
  expect(requests.find(({ typeCode }) => typeCode === 'annual')).toMatchObject({
    from: '2025-12-29',
    to: '2025-12-31',
  })
})

test('why somebody is away is told to HR and the person alone, wherever one looks', async () => {
  const { firm, anna } = await openTeam()
  const { id } = await askWell(firm, { typeCode: 'sick', from: '2026-11-23', to: '2026-11-25' })
  const days = 'from=2026-11-23&to=2026-11-27'
  const places = [
    `/team-absences?${days}`,
    `/calendar-layers?${days}`,
    `/leave-requests/${id}`,
    '/leave-requests',
    '/leave-requests/rows',
    '/leave-waiting',
    `/employees/${anna.id}/leave`,
    `/records/leaveRequest/${id}`,
    '/audit?kind=leaveRequest',
    '/search?q=sick',
    '/leave-balances',
  ]
  const reads = async (how: object) => {
    const answers = await Promise.all(places.map((place) => firm.ask('GET', place, undefined, how)))
    return JSON.stringify(answers.map(({ body }) => body))
  }
  for (const role of roles) {
    const all = await reads({ role, userId: ids.other })
    const isHr = ['owner', 'admin', 'hr'].includes(role)
    expect(/"sick"/.test(all), role).toBe(isHr)
  }
  // The manager sees that she is away, and nothing of why.
  expect(await reads(as(ids.boss))).toContain('Anna Berg')
  expect(await reads(as(ids.boss))).not.toContain('"sick"')
  expect(await reads(as(ids.anna))).toContain('"sick"')
  const team = await firm.must<TeamCalendar>(
    'GET',
    `/team-absences?${days}`,
    undefined,
    as(ids.other),
  )
  expect(team.absences).toMatchObject([
    { employeeName: 'Anna Berg', typeCode: null, isPending: false },
  ])
  const stranger = await firm.must<TeamCalendar>(
    'GET',
    `/team-absences?${days}`,
    undefined,
    as('nobody'),
  )
  expect(stranger.people).toEqual([])
})

test('the firm gives more than the law, has types of its own, and adjusts by hand', async () => {
  const { firm, anna } = await openTeam()
  const types = await firm.must<LeaveType[]>('GET', '/leave-types')
  expect(types.map(({ code, version }) => [code, version])).toEqual([
    ['annual', 0],
    ['sick', 0],
    ['unpaid', 0],
  ])
  const wedding = { name: 'Wedding', approval: 'none', version: 0 }
  expect(await firm.must('PUT', '/leave-types/wedding', wedding)).toMatchObject({
    isOwn: true,
    hasBalance: false,
  })
  const day = { typeCode: 'wedding', from: '2026-12-11', to: '2026-12-11' }
  expect((await ask(firm, day)).body).toMatchObject({ state: 'approved', typeName: 'Wedding' })
  const late = await firm.ask('PUT', '/leave-types/wedding', { ...wedding, version: 0 })
  expect(late.status).toBe(409)
  const hour = { version: 0, unit: 'hour' }
  expect((await firm.ask('PUT', '/leave-types/annual', hour)).body.data.fields).toEqual({
    unit: { key: 'hoursWithoutBalance' },
  })
  const given = { typeCode: 'annual', on: '2026-11-01', amount: '-80', reason: 'Taken before' }
  await firm.must('POST', `/employees/${anna.id}/leave-adjustments`, given)
  expect((await own(firm, ids.anna)).balances[0]).toMatchObject({ balance: '10' })
  const months = { from: '2026-12-14', to: '2026-12-31' }
  expect((await ask(firm, months)).body.data.fields).toMatchObject({ to: { key: 'leaveTooMuch' } })
})

test('approved leave stands in the firm’s calendar without its reason', async () => {
  const { firm } = await openTeam()
  await ask(firm, { typeCode: 'sick', from: '2026-11-24', to: '2026-11-24' })
  const entries = await firm.must<LayerEntry[]>(
    'GET',
    '/calendar-layers?from=2026-11-24&to=2026-11-24',
  )
  expect(entries.filter(({ layer }) => layer === 'absences')).toMatchObject([
    { number: 'Anna Berg', date: '2026-11-24' },
  ])
})

test('nobody settles their own leave, by a key, a note or by hand; the owner answers to nobody', async () => {
  const { firm, boss } = await openTeam()
  const himself = { role: 'hr', userId: ids.boss } as const
  const program = { ...himself, isProgram: true } as const
  const day = { typeCode: 'annual', from: '2026-12-07', to: '2026-12-07' }
  const noted = await firm.must<LeaveRequest>(
    'POST',
    `/employees/${boss.id}/leave-requests`,
    day,
    program,
  )
  expect(noted).toMatchObject({ state: 'submitted', waitsFor: ['hr'] })
  const path = `/leave-requests/${noted.id}/decide`
  const yes = { isApproved: true, version: 1 }
  for (const how of [himself, program]) {
    expect((await firm.ask('POST', path, yes, how)).status).toBe(403)
  }
  // Nor does he cut himself off from his record, to decide on it as on another's.
  const cut = { ...boss, userId: '' }
  const apart = await firm.ask('PUT', `/employees/${boss.id}`, cut, himself)
  expect(apart.body.data.fields).toEqual({ userId: { key: 'ownMatter' } })
  const given = { typeCode: 'annual', on: '2026-11-01', amount: '10', reason: 'For me' }
  const adjust = `/employees/${boss.id}/leave-adjustments`
  const refused = await firm.ask('POST', adjust, given, program)
  expect([refused.status, refused.body.data.detail]).toEqual([403, { reason: 'ownMatter' }])
  const owner = { role: 'owner', userId: ids.boss } as const
  await firm.must('POST', adjust, given, owner)
  const own = { ...day, from: '2026-12-08', to: '2026-12-08' }
  expect(await firm.must('POST', `/employees/${boss.id}/leave-requests`, own, owner)).toMatchObject(
    { state: 'approved' },
  )
})
