import { expect, it } from 'vitest'
import { type Roll, rollFrom } from '#upstream/testing/random.ts'
import { addDays } from '../attendance/index.ts'
import { accountUntil, type LeaveRecord } from './account.ts'
import { parseAmount } from './amounts.ts'
import { balanceOn } from './balance.ts'
import { liveThrough, type ModelDay, type ModelSetup } from './balance-model.fixture.ts'
import { draftRequest } from './draft-request.fixture.ts'
import { carrying, fullTime, recordWith, yearly } from './record.fixture.ts'
import { type LeaveAccount, type PaidOut, replay } from './replay.ts'
import {
  askToCancel,
  decideRequest,
  dueStep,
  holdOf,
  type LeaveRequest,
  type RequestState,
  submitRequest,
  withdrawRequest,
} from './request-steps.ts'
import { type CostedRequest, takingsOf } from './takings.ts'

const first = '2024-01-01'
const last = '2026-12-31'
const years = [2024, 2025, 2026]

function pick<T>(random: Roll, list: readonly [T, ...T[]]): T {
  return list[random(list.length)] ?? list[0]
}

function shuffled<T>(random: Roll, list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, key: random(1_000_000) }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value)
}

function randomDay(random: Roll): string {
  return addDays(first, random(3 * 365))
}

function quarters(count: number): string {
  return String(count / 4)
}

/** An account by random rules, with the same told to the model. */
function randomAccount(random: Roll): { record: LeaveRecord; setup: ModelSetup } {
  const isMonthly = random(2) === 0
  const amount = pick(random, [12, 24, 30])
  const limit = pick(random, [null, 0, 2, 5.5])
  const months = limit === 0 ? null : pick(random, [null, 1, 3, 14])
  const needsNotice = random(3) === 0
  const notices = years.flatMap((year) =>
    random(2) === 0
      ? [{ yearKey: `${year}-01-01`, on: addDays(`${year}-06-01`, random(500)) }]
      : [],
  )
  const adjustments = Array.from({ length: 4 }, (_, at) => {
    const on = randomDay(random)
    const isNegative = random(4) === 0
    const lastDay = isNegative || random(3) === 0 ? null : addDays(on, random(400))
    const count = 1 + random(16)
    return { key: `adjustment ${at}`, on, count: isNegative ? -count : count, lastDay }
  })
  const paidOut: (PaidOut & { count: number })[] = [1, 2].map((at) => {
    const count = 1 + random(12)
    return { key: `paid ${at}`, date: randomDay(random), amount: quarters(count), count }
  })
  const accrual = isMonthly
    ? ({ kind: 'monthly', amount: String(amount), at: 'end' } as const)
    : ({ kind: 'yearly', amount: String(amount), monthlyFor: 0, at: 'start' } as const)
  const carry = { ...carrying(limit === null ? null : String(limit), months), needsNotice }
  const record = recordWith(yearly(String(amount), { accrual }), carry, {
    employment: { contract: [fullTime(first)], reductions: [], birthDate: null },
    adjustments: adjustments.map(({ count, ...rest }) => ({ ...rest, amount: quarters(count) })),
    paidOut: paidOut.map(({ count: _, ...rest }) => rest),
    notices,
  })
  const setup: ModelSetup = {
    years: years.map((year) => ({
      year,
      limit,
      months,
      needsNotice,
      noticedOn: notices.find(({ yearKey }) => yearKey.startsWith(String(year)))?.on ?? null,
    })),
    grants: years.flatMap((year) =>
      isMonthly
        ? Array.from({ length: 12 }, (_, at) => ({
            on: new Date(Date.UTC(year, at + 1, 0)).toISOString().slice(0, 10),
            year,
            quarters: amount / 3,
          }))
        : [{ on: `${year}-01-01`, year, quarters: amount * 4 }],
    ),
    given: adjustments
      .filter(({ count }) => count > 0)
      .map(({ on, count, lastDay }) => ({ on, quarters: count, lastDay })),
    taken: [
      ...adjustments
        .filter(({ count }) => count < 0)
        .map(({ on, count }) => ({ on, quarters: -count })),
      ...paidOut.map(({ date, count }) => ({ on: date, quarters: count })),
    ],
  }
  return { record, setup }
}

function randomRequest(random: Roll, id: string): CostedRequest {
  const from = randomDay(random)
  const costs = Array.from({ length: 1 + random(9) }, (_, at) => ({
    date: addDays(from, at),
    portion: 'whole' as const,
    amount: quarters(pick(random, [4, 4, 4, 2, 1])),
    minutes: 480,
  }))
  const days = costs.map(({ date, portion }) => ({ date, portion }))
  return { request: draftRequest(id, days), costs }
}

type Step = (request: LeaveRequest) => LeaveRequest
const at = '2024-01-01T08:00:00.000Z'

/** The life of a request: asked, decided at one or two levels, asked back, decided again. */
function randomLife(random: Roll): Step[] {
  const chain = [{ level: 0, approverIds: ['boss'], deputyIds: [] }]
  if (random(2) === 0) chain.push({ level: 1, approverIds: ['hanna'], deputyIds: [] })
  const decide: Step = (request) => {
    const byId = dueStep(request)?.approverIds[0] ?? ''
    const isApproved = random(5) > 0
    return taking(request, decideRequest(request, { byId, at, isApproved, reason: 'So it is' }))
  }
  const steps: Step[] = [(request) => taking(request, submitRequest(request, chain, at))]
  if (random(8) === 0) steps.push((request) => taking(request, withdrawRequest(request, 'ada')))
  for (let count = 0; count < 3; count++) steps.push(decide)
  if (random(2) === 0) {
    steps.push((request) => taking(request, askToCancel(request, 'ada', 'Changed')))
    steps.push(decide, decide)
  }
  return steps
}

/** What a step gives; the request as it was where the step is refused, as an endpoint leaves it. */
function taking(before: LeaveRequest, answer: ReturnType<typeof submitRequest>): LeaveRequest {
  return answer.ok ? answer.request : before
}

function modelOf(setup: ModelSetup, requests: readonly CostedRequest[]): Map<string, ModelDay> {
  const held = requests.filter(({ request }) => holdOf(request) !== null)
  const taken = held.flatMap(({ costs }) =>
    costs.map(({ date, amount }) => ({ on: date, quarters: Number(amount) * 4 })),
  )
  return liveThrough({ ...setup, taken: [...setup.taken, ...taken] }, first, last)
}

function expectModel(
  account: LeaveAccount,
  model: Map<string, ModelDay>,
  days: readonly string[],
  name: string,
) {
  const found = days.map((day) => {
    const { balance, lapsed } = balanceOn(account, day)
    return { day, quarters: Number(balance) * 4, lapsed: Number(lapsed) * 4 }
  })
  expect(found, name).toEqual(days.map((day) => model.get(day)))
}

/** The gate has time for some; `EVERY_SEED=1` asks for all of them. */
const seeds = Array.from({ length: process.env.EVERY_SEED ? 100 : 8 }, (_, at) => at + 1)

it('the balance is that of a model that lives through every day, after whatever was asked, decided and cancelled', () => {
  let states = 0
  const kinds = new Set<string>()
  for (const seed of seeds) {
    const random = rollFrom(seed)
    const { record, setup } = randomAccount(random)
    const requests = Array.from({ length: 10 }, (_, at) => randomRequest(random, `r${at}`))
    const lives = requests.map((costed) => ({ costed, steps: randomLife(random) }))
    while (lives.some(({ steps }) => steps.length > 0)) {
      const alive = lives.filter(({ steps }) => steps.length > 0)
      for (let count = 0; count < 6; count++) {
        const life = alive[random(alive.length)]
        const step = life?.steps.shift()
        if (life && step) life.costed = { ...life.costed, request: step(life.costed.request) }
      }
      const now = lives.map(({ costed }) => costed)
      for (const { request } of now) kinds.add(request.state)
      const account = accountUntil({ ...record, takings: takingsOf(now) }, last)
      const days = Array.from({ length: 12 }, () => randomDay(random))
      expectModel(account, modelOf(setup, now), [...days, '2025-01-01', last], `seed ${seed}`)
      states += 1
    }
  }
  expect(states).toBeGreaterThan(7 * seeds.length)
  expect([...kinds].sort()).toEqual([
    'approved',
    'cancel-asked',
    'cancelled',
    'draft',
    'rejected',
    'submitted',
    'withdrawn',
  ])
})

it('the order in which things were entered and are asked for changes nothing', () => {
  for (const seed of seeds) {
    const random = rollFrom(seed + 1000)
    const { record } = randomAccount(random)
    const requests = Array.from({ length: 8 }, (_, at) => {
      const costed = randomRequest(random, `r${at}`)
      const state = pick<RequestState>(random, ['submitted', 'approved', 'cancel-asked'])
      return { ...costed, request: { ...costed.request, state } }
    })
    const days = Array.from({ length: 10 }, () => randomDay(random))
    const balances = (given: LeaveRecord, inOrder: readonly string[]) => {
      const account = accountUntil(given, last)
      const frozen = JSON.stringify(account)
      const found = new Map(inOrder.map((day) => [day, balanceOn(account, day)]))
      expect(JSON.stringify(account)).toBe(frozen)
      return days.map((day) => found.get(day))
    }
    const takings = takingsOf(requests)
    const turned: LeaveRecord = {
      ...record,
      takings: shuffled(random, takings),
      adjustments: shuffled(random, record.adjustments),
      paidOut: shuffled(random, record.paidOut),
      notices: shuffled(random, record.notices),
    }
    expect(balances(turned, shuffled(random, days))).toEqual(balances({ ...record, takings }, days))
  }
})

it('granted less taken, paid and lapsed is the balance, and nothing is covered more than once', () => {
  for (const seed of seeds) {
    const random = rollFrom(seed + 2000)
    const { record } = randomAccount(random)
    const requests = Array.from({ length: 10 }, (_, at) => {
      const costed = randomRequest(random, `r${at}`)
      return { ...costed, request: { ...costed.request, state: 'approved' as const } }
    })
    const account = accountUntil({ ...record, takings: takingsOf(requests) }, last)
    for (let count = 0; count < 10; count++) {
      const { balance, granted, taken, lapsed, paidOut } = balanceOn(account, randomDay(random))
      const [all, used] = [Number(granted), Number(taken) + Number(lapsed) + Number(paidOut)]
      expect(all - used).toBe(Number(balance))
    }
    const { uses, owed } = replay(account, '9999-12-31')
    let uncovered = 0n
    for (const { key, amount } of [...account.takings, ...account.paidOut]) {
      const parts = uses.filter((use) => use.key === key).map((use) => use.amount)
      const left = parts.reduce((rest, part) => rest - part, parseAmount(amount))
      expect(left >= 0n, `${key} of seed ${seed}`).toBe(true)
      uncovered += left
    }
    expect(uncovered <= owed, `seed ${seed}`).toBe(true)
  }
})
