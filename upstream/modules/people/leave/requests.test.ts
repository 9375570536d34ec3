import { describe, expect, it } from 'vitest'
import type { PersonPlan } from '../attendance/index.ts'
import { absencesOf, creditsOf } from './absences.ts'
import { accountUntil } from './account.ts'
import { type ApproverLevel, chainOnSubmission, type Organisation } from './approval-chain.ts'
import { balanceOn } from './balance.ts'
import { type Counting, dayCosts, leaveDays } from './day-costs.ts'
import { draftRequest } from './draft-request.fixture.ts'
import type { RequestRules } from './leave-type.ts'
import { unpaidDaysOf } from './payroll-days.ts'
import type { Portion } from './portions.ts'
import { carrying, recordWith, yearly } from './record.fixture.ts'
import { checkRequest, proofDue, type RequestToCheck } from './request-check.ts'
import {
  askToCancel,
  decideRequest,
  dueStep,
  isTaken,
  type LeaveRequest,
  type StepAnswer,
  submitRequest,
  withdrawRequest,
} from './request-steps.ts'
import { daysReturned } from './sick-leave.ts'
import { takingsOf } from './takings.ts'
import { teamCalendar } from './team-calendar.ts'

const counting: Counting = {
  by: 'planned-days',
  weekdays: [],
  untilReturn: false,
  holidays: 'free',
  halfDayUpTo: null,
}
const rules: RequestRules = {
  unit: 'half',
  hasBalance: true,
  negativeLimit: '0',
  noticeDays: 7,
  proofAfterDays: null,
}
const plan: PersonPlan = {
  schedule: [
    {
      from: '2020-01-01',
      weeks: [[480, 480, 480, 480, 480, 0, 0].map((minutes) => ({ minutes }))],
    },
  ],
  shifts: [],
  rota: [],
}
const at = '2026-03-01T09:00:00.000Z'

function draft(
  id: string,
  from: string,
  to: string,
  first: Portion = 'whole',
  last: Portion = 'whole',
): LeaveRequest {
  return draftRequest(id, leaveDays(from, to, first, last))
}

function done(answer: StepAnswer): LeaveRequest {
  if (!answer.ok) throw new Error(answer.refusal)
  return answer.request
}

const bossThenHr = [
  { level: 0, approverIds: ['boss'], deputyIds: ['deputy'] },
  { level: 1, approverIds: ['hanna', 'heinz'], deputyIds: [] },
]

function decide(
  request: LeaveRequest,
  byId: string,
  isApproved = true,
  reason: string | null = null,
) {
  return decideRequest(request, { byId, at, isApproved, reason })
}

describe('a request', () => {
  const submitted = done(submitRequest(draft('r', '2026-05-04', '2026-05-08'), bossThenHr, at))

  it('is approved level by level, manager and HR', () => {
    expect(decide(submitted, 'hanna')).toEqual({ ok: false, refusal: 'not-yours' })
    const first = done(decide(submitted, 'boss'))
    expect(first.state).toBe('submitted')
    expect(dueStep(first)?.approverIds).toEqual(['hanna', 'heinz'])
    expect(decide(first, 'boss')).toEqual({ ok: false, refusal: 'not-yours' })
    const approved = done(decide(first, 'heinz'))
    expect(approved.state).toBe('approved')
    expect(isTaken(approved, '2026-05-08')).toBe(false)
    expect(isTaken(approved, '2026-05-09')).toBe(true)
  })

  it('is rejected at any level, with a reason', () => {
    expect(decide(submitted, 'deputy', false)).toEqual({ ok: false, refusal: 'no-reason' })
    expect(done(decide(submitted, 'deputy', false, 'Too many are away')).state).toBe('rejected')
  })

  it('is withdrawn by its person before it is decided', () => {
    expect(withdrawRequest(submitted, 'boss')).toEqual({ ok: false, refusal: 'not-the-person' })
    expect(done(withdrawRequest(submitted, 'ada')).state).toBe('withdrawn')
    const approved = done(decide(done(decide(submitted, 'boss')), 'hanna'))
    expect(withdrawRequest(approved, 'ada')).toEqual({ ok: false, refusal: 'wrong-state' })
  })

  it('that is approved is cancelled by a request, and holds until that is granted', () => {
    const approved = done(decide(done(decide(submitted, 'boss')), 'hanna'))
    const asked = done(askToCancel(approved, 'ada', 'Plans have changed'))
    expect(asked.state).toBe('cancel-asked')
    const refused = done(decide(asked, 'boss', false, 'Cover is booked'))
    expect(refused.state).toBe('approved')
    const again = done(askToCancel(refused, 'ada', 'Please'))
    const cancelled = done(decide(done(decide(again, 'deputy')), 'heinz'))
    expect(cancelled.state).toBe('cancelled')
    expect(cancelled.decisions.map(({ of, isApproved }) => [of, isApproved])).toEqual([
      ['leave', true],
      ['leave', true],
      ['cancel', false],
      ['cancel', true],
      ['cancel', true],
    ])
  })

  it('is unpaid in the days that payroll asks of, until it is cancelled', () => {
    const approved = done(decide(done(decide(submitted, 'boss')), 'hanna'))
    const costs = dayCosts(approved.days, counting, plan, [])
    const firstDays = { from: '2026-05-01', to: '2026-05-06' }
    const daysOf = (request: LeaveRequest) =>
      unpaidDaysOf([{ request, costs, paidFraction: '0' }], firstDays)
    expect(daysOf(approved)).toEqual([
      { date: '2026-05-04', portion: '1' },
      { date: '2026-05-05', portion: '1' },
      { date: '2026-05-06', portion: '1' },
    ])
    expect(daysOf({ ...approved, state: 'cancelled' })).toEqual([])
  })

  it('reserves while it waits, and gives back what is cancelled', () => {
    const costs = dayCosts(submitted.days, counting, plan, [])
    const balance = (request: LeaveRequest) => {
      const takings = takingsOf([{ request, costs }])
      const record = recordWith(yearly('20'), carrying('0', null), { takings })
      return balanceOn(accountUntil(record, '2026-12-31'), '2026-12-31')
    }
    const approved = done(decide(done(decide(submitted, 'boss')), 'hanna'))
    const asked = done(askToCancel(approved, 'ada', 'Plans have changed'))
    expect(balance(draft('r', '2026-05-04', '2026-05-08')).balance).toBe('20')
    expect(balance(submitted)).toMatchObject({ balance: '15', reserved: '5' })
    expect(balance(approved)).toMatchObject({ balance: '15', reserved: '0' })
    expect(balance(asked).balance).toBe('15')
    expect(balance({ ...asked, state: 'cancelled' }).balance).toBe('20')
  })

  it('of a type that nobody approves holds at once', () => {
    const sick = done(submitRequest(draft('s', '2026-05-04', '2026-05-05'), [], at))
    expect(sick.state).toBe('approved')
    expect(done(askToCancel(sick, 'ada', 'Was well')).state).toBe('cancelled')
  })
})

describe('the chain', () => {
  const levels: ApproverLevel[] = [
    { of: 'manager', up: 1 },
    { of: 'role', role: 'hr' },
  ]
  const open = { from: '2020-01-01', to: null }
  const organisation: Organisation = {
    managers: [
      { personId: 'ada', managerId: 'boss', from: '2020-01-01', to: '2026-04-30' },
      { personId: 'ada', managerId: 'new boss', from: '2026-05-01', to: null },
      { personId: 'boss', managerId: 'owner', ...open },
      { personId: 'hanna', managerId: 'owner', ...open },
    ],
    deputies: [
      { personId: 'boss', deputyId: 'deputy', from: '2026-03-01', to: '2026-03-31' },
      { personId: 'boss', deputyId: 'ada', ...open },
    ],
    roles: [{ role: 'hr', personId: 'hanna', ...open }],
  }
  const chain = (personId: string, on: string, given = levels) =>
    chainOnSubmission(given, personId, organisation, on)

  it('and the deputies are those of the day of submission', () => {
    expect(chain('ada', '2026-03-15')).toMatchObject({
      chain: [
        { approverIds: ['boss'], deputyIds: ['deputy'] },
        { approverIds: ['hanna'], deputyIds: [] },
      ],
    })
    expect(chain('ada', '2026-04-15')).toMatchObject({ chain: [{ deputyIds: [] }, {}] })
    expect(chain('ada', '2026-05-01')).toMatchObject({ chain: [{ approverIds: ['new boss'] }, {}] })
  })

  it('lets nobody approve their own leave, as deputy or in a role', () => {
    expect(chain('hanna', '2026-03-15')).toEqual({
      ok: true,
      chain: [{ level: 0, approverIds: ['owner'], deputyIds: [] }],
    })
  })

  it('ends where a line of managers ends, and is refused where nobody is', () => {
    expect(chain('ada', '2026-03-15', [{ of: 'manager', up: 5 }])).toMatchObject({
      chain: [{ approverIds: ['owner'] }],
    })
    expect(chain('owner', '2026-03-15')).toEqual({
      ok: false,
      refusal: 'nobody-approves',
      level: 0,
    })
  })
})

describe('a check tells all that stands against a request', () => {
  const check = (days: LeaveRequest['days'], more: Partial<RequestToCheck> = {}) =>
    checkRequest({
      id: 'new',
      days,
      askedOn: '2026-04-01',
      rules,
      counting,
      plan,
      holidays: [],
      others: [],
      record: recordWith(yearly('3'), carrying('0', null)),
      ...more,
    })

  it('nothing, for one that fits', () => {
    const { problems, total, costs } = check(
      leaveDays('2026-05-07', '2026-05-11', 'whole', 'whole'),
    )
    expect({ problems, total }).toEqual({ problems: [], total: '3' })
    expect(costs.map(({ date }) => date)).toEqual(['2026-05-07', '2026-05-08', '2026-05-11'])
  })

  it('balance, notice and overlap at once', () => {
    const other = { ...draft('other', '2026-04-07', '2026-04-07'), state: 'submitted' as const }
    const { problems } = check(leaveDays('2026-04-06', '2026-04-10', 'whole', 'whole'), {
      others: [other],
    })
    expect(problems).toEqual([
      { kind: 'overlap', date: '2026-04-07', requestId: 'other' },
      { kind: 'notice', earliest: '2026-04-08' },
      { kind: 'balance', shortage: { on: '2026-04-09', amount: '2' } },
    ])
  })

  it('notice up to the last day on which it may be given', () => {
    const asked = (askedOn: string) =>
      check(leaveDays('2026-05-04', '2026-05-04', 'whole', 'whole'), { askedOn }).problems
    expect(asked('2026-04-27')).toEqual([])
    expect(asked('2026-04-28')).toEqual([{ kind: 'notice', earliest: '2026-05-05' }])
  })

  it('nothing that next year’s grant covers, and what it does not', () => {
    const next = (amount: string) => ({
      record: recordWith(yearly('3'), carrying(null, 3), {
        takings: [{ key: 'next', date: '2027-02-01', amount, state: 'approved' as const }],
      }),
    })
    const days = leaveDays('2026-05-04', '2026-05-06', 'whole', 'whole')
    // By then there are three days of 2027, and three of 2026 unless these are taken now.
    expect(check(days, next('3')).problems).toEqual([])
    expect(check(days, next('6')).problems).toMatchObject([
      { kind: 'balance', shortage: { on: '2027-02-01', amount: '3' } },
    ])
  })

  it('two halves of a day are no overlap, and what was cancelled is none', () => {
    const morning = {
      ...draft('m', '2026-05-04', '2026-05-04', 'first-half'),
      state: 'approved' as const,
    }
    const ask = (portion: Portion, others: LeaveRequest[]) =>
      check(leaveDays('2026-05-04', '2026-05-04', portion, portion), { others }).problems
    expect(ask('second-half', [morning])).toEqual([])
    expect(ask('first-half', [morning])).toMatchObject([{ kind: 'overlap' }])
    expect(ask('whole', [morning])).toMatchObject([{ kind: 'overlap' }])
    expect(ask('whole', [{ ...morning, state: 'cancelled' }])).toEqual([])
    expect(ask('whole', [{ ...morning, state: 'cancel-asked' }])).toMatchObject([
      { kind: 'overlap' },
    ])
  })

  it('times overlap by the clock, and by the half of the day they lie in', () => {
    const shifts = [
      {
        id: 's',
        timeZone: 'Europe/Berlin',
        work: [{ from: '2026-05-04T08:00', to: '2026-05-04T16:00' }],
      },
    ]
    const doctor = {
      ...draft('d', '2026-05-04', '2026-05-04', { from: '09:00', to: '11:00' }),
      state: 'approved' as const,
    }
    const ask = (portion: Portion) =>
      check(leaveDays('2026-05-04', '2026-05-04', portion, portion), {
        others: [doctor],
        plan: { ...plan, shifts },
        rules: { ...rules, unit: 'hour', hasBalance: false },
        counting: { ...counting, by: 'planned-minutes' },
      }).problems.map(({ kind }) => kind)
    expect(ask({ from: '11:00', to: '12:00' })).toEqual([])
    expect(ask({ from: '10:30', to: '12:00' })).toEqual(['overlap'])
    expect(ask('first-half')).toEqual(['overlap'])
    expect(ask('second-half')).toEqual([])
  })

  it('portions the type does not know, days outside the contract, days that cost nothing', () => {
    const half = leaveDays('2026-05-04', '2026-05-05', 'second-half', 'whole')
    expect(check(half, { rules: { ...rules, unit: 'day' } }).problems).toEqual([
      { kind: 'portion', date: '2026-05-04' },
    ])
    expect(check(leaveDays('2024-12-30', '2024-12-30', 'whole', 'whole')).problems).toContainEqual({
      kind: 'not-employed',
      date: '2024-12-30',
    })
    expect(check(leaveDays('2026-05-09', '2026-05-10', 'whole', 'whole')).problems).toEqual([
      { kind: 'costs-nothing' },
    ])
    expect(check([]).problems).toEqual([{ kind: 'no-days' }])
  })

  it('sick leave may be told of the past, and needs proof from its fourth day', () => {
    const sick = { ...rules, hasBalance: false, noticeDays: null, proofAfterDays: 3 }
    const past = leaveDays('2026-03-27', '2026-03-30', 'whole', 'whole')
    expect(check(past, { rules: sick })).toMatchObject({ problems: [], proofDueOn: '2026-03-30' })
    expect(proofDue(sick, '2026-03-27', '2026-03-29')).toBeNull()
    expect(proofDue({ ...sick, proofAfterDays: 0 }, '2026-03-27', '2026-03-27')).toBe('2026-03-27')
  })
})

it('illness during leave gives its days back if it is proved, in Austria after three days', () => {
  const days = leaveDays('2026-07-06', '2026-07-17', 'whole', 'whole')
  const ill = (from: string, to: string, isProved = true) => ({ from, to, isProved })
  const returned = (illnesses: ReturnType<typeof ill>[], longerThanDays: number) =>
    daysReturned(days, illnesses, { longerThanDays }).returned.length
  expect(returned([ill('2026-07-15', '2026-07-17')], 0)).toBe(3)
  expect(returned([ill('2026-07-15', '2026-07-17', false)], 0)).toBe(0)
  expect(returned([ill('2026-07-15', '2026-07-17')], 3)).toBe(0)
  expect(returned([ill('2026-07-15', '2026-07-16'), ill('2026-07-17', '2026-07-18')], 3)).toBe(3)
})

describe('leave in hours and in the rota', () => {
  const nights: PersonPlan = {
    schedule: [
      {
        from: '2020-01-01',
        weeks: [Array(7).fill({ times: [{ from: '22:00', to: '06:00' }] })],
      },
    ],
    shifts: [],
    rota: [],
  }
  const approved = (first: Portion): LeaveRequest => ({
    ...draft('r', '2026-05-04', '2026-05-04', first),
    state: 'approved',
  })

  it('is credited on the days on which it was planned', () => {
    const credits = (first: Portion) => {
      const request = approved(first)
      const byMinutes: Counting = { ...counting, by: 'planned-minutes' }
      const costs = dayCosts(request.days, byMinutes, nights, [])
      return creditsOf([{ request, costs }], nights).map(({ date, minutes }) => [date, minutes])
    }
    expect(credits('whole')).toEqual([
      ['2026-05-04', 120],
      ['2026-05-05', 360],
    ])
    expect(credits('second-half')).toEqual([['2026-05-05', 240]])
    const pending = { ...approved('whole'), state: 'submitted' as const }
    expect(creditsOf([{ request: pending, costs: [] }], nights)).toEqual([])
  })

  it('keeps the rota from the half that is taken', () => {
    expect(absencesOf([approved('second-half')], nights)).toEqual([
      { id: 'r', fromLocal: '2026-05-05T02:00', toLocal: '2026-05-05T06:00', isPending: false },
    ])
    expect(absencesOf([approved('first-half')], plan)).toMatchObject([
      { fromLocal: '2026-05-04T00:00', toLocal: '2026-05-04T12:00' },
    ])
    expect(absencesOf([approved('whole')], plan)).toMatchObject([
      { from: '2026-05-04', to: '2026-05-04' },
    ])
    expect(absencesOf([{ ...approved('whole'), state: 'cancelled' }], plan)).toEqual([])
  })
})

describe('the team calendar', () => {
  const sick = {
    ...draft('s', '2026-05-04', '2026-05-05'),
    typeCode: 'sick',
    state: 'approved' as const,
  }
  const waiting = {
    ...draft('w', '2026-05-11', '2026-05-12', 'whole', 'first-half'),
    state: 'submitted' as const,
    chain: bossThenHr,
  }
  const see = (personId: string, seesReasons = false) =>
    teamCalendar([waiting, sick], { personId, seesReasons }, '2026-05-01', '2026-05-31')

  it('tells colleagues who is away and never why', () => {
    const seen = see('colleague')
    expect(seen).toEqual([
      {
        personId: 'ada',
        from: '2026-05-04',
        to: '2026-05-05',
        portion: 'whole',
        typeCode: null,
        requestId: null,
        isPending: false,
      },
    ])
    expect(JSON.stringify(seen)).not.toContain('sick')
  })

  it('tells approvers what waits, and HR and the person why', () => {
    expect(see('boss').map(({ requestId, typeCode }) => [requestId, typeCode])).toEqual([
      [null, null],
      ['w', null],
      ['w', null],
    ])
    for (const seen of [see('hr', true), see('ada')]) {
      expect(seen.map(({ typeCode }) => typeCode)).toEqual(['sick', 'annual', 'annual'])
    }
  })
})
