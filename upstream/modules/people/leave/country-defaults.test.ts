import { describe, expect, it } from 'vitest'
import { accountUntil } from './account.ts'
import { balanceOn } from './balance.ts'
import { leaveByCountry, leaveOfCountry } from './country-defaults.ts'
import { encashableOn } from './encashment.ts'
import type { ContractInterval, Employment } from './entitlement.ts'
import { type Grant, grantsUntil, type WorkedPeriod } from './grants.ts'
import type { LeaveType } from './leave-type.ts'
import { fullTime, recordWith, taken, total } from './record.fixture.ts'

function annual(country: string, code = 'annual'): LeaveType {
  const type = leaveOfCountry(country)?.types.find(({ value }) => value.code === code)
  if (!type) throw new Error(country)
  return type.value
}

function employed(contract: ContractInterval[], more: Partial<Employment> = {}): Employment {
  return { contract, reductions: [], birthDate: null, ...more }
}

function grantsOf(
  country: string,
  employment: Employment,
  until: string,
  worked: WorkedPeriod[] = [],
  code?: string,
): Grant[] {
  const { grants } = annual(country, code)
  if (!grants) throw new Error('grants nothing')
  return grantsUntil([{ from: '2000-01-01', value: grants }], employment, worked, until).grants
}

function amounts(country: string, employment: Employment, until = '2025-12-31'): string[] {
  return grantsOf(country, employment, until).map(({ amount }) => amount)
}

describe('Germany', () => {
  it.each([
    ['all of it after six months, joined in the first half', '2025-03-01', null, '20'],
    ['joined on 30 June, six months are over on 30 December', '2025-06-30', null, '20'],
    ['joined on 1 July, they are not within the year (BAG 9 AZR 179/15)', '2025-07-01', null, '10'],
    ['joined in September: four twelfths, 6.67, rounded up', '2025-09-01', null, '7'],
    ['joined in the middle of September: three whole months', '2025-09-16', null, '5'],
    ['left in the first half: four twelfths', '2020-01-01', '2025-04-30', '7'],
    ['left on 30 June: six', '2020-01-01', '2025-06-30', '10'],
    ['left in the second half: all of it', '2020-01-01', '2025-07-31', '20'],
    ['two twelfths of 20 are 3.33, and stay', '2025-11-01', null, '3.3333'],
  ])('%s', (_, from, to, amount) => {
    expect(amounts('DE', employed([fullTime(from, to)])).at(-1)).toBe(amount)
  })

  it('three days a week are twelve', () => {
    const part = { ...fullTime('2020-01-01'), days: 3 }
    expect(amounts('DE', employed([part])).at(-1)).toBe('12')
  })

  it('more than the minimum is given by twelfths, the minimum whole', () => {
    const left = employed([{ ...fullTime('2020-01-01', '2025-07-31'), yearly: '30' }])
    expect(amounts('DE', left).at(-1)).toBe('20')
    const later = employed([{ ...fullTime('2020-01-01', '2025-10-31'), yearly: '30' }])
    expect(amounts('DE', later).at(-1)).toBe('25')
  })

  it('youths have more, by their age on 1 January', () => {
    const born = (birthDate: string) =>
      amounts('DE', employed([fullTime('2024-01-01')], { birthDate })).at(-1)
    expect(born('2009-01-02')).toBe('25')
    expect(born('2008-06-01')).toBe('23')
    expect(born('2007-06-01')).toBe('21')
    expect(born('2007-01-01')).toBe('20')
  })

  it('lapses on 31 March of who was told, and is paid at the end without reclaim', () => {
    const type = annual('DE')
    if (!type.grants) throw new Error('grants nothing')
    const record = recordWith(type.grants, type.carry, {
      notices: [{ yearKey: '2025-01-01', on: '2025-02-01' }],
    })
    const account = accountUntil(record, '2026-04-01')
    expect(balanceOn(account, '2026-03-31').balance).toBe('40')
    expect(balanceOn(account, '2026-04-01')).toMatchObject({ balance: '20', lapsed: '20' })
    const leaving = recordWith(type.grants, type.carry, {
      employment: employed([fullTime('2025-09-01', '2025-12-31')]),
      takings: [taken('2025-10-01', '7'), taken('2025-11-03', '2')],
    })
    const end = accountUntil(leaving, '2025-12-31')
    expect(encashableOn(end, '2025-12-31', type.encashment, true)).toEqual({
      amount: '0',
      owedBack: '0',
    })
  })
})

describe('Austria', () => {
  it('grows in proportion for six months, is whole then, and comes at once from the second year', () => {
    const grants = grantsOf('AT', employed([fullTime('2025-02-01')]), '2026-02-01')
    expect(grants.map(({ on }) => on)).toEqual([
      '2025-02-28',
      '2025-03-31',
      '2025-04-30',
      '2025-05-31',
      '2025-06-30',
      '2025-07-31',
      '2025-08-01',
      '2026-02-01',
    ])
    const given = grants.map(({ amount }) => amount)
    expect([total(given.slice(0, 6)), total(given.slice(0, 7))]).toEqual(['12.5', '25'])
  })

  it('is thirty days after 25 years', () => {
    const old = employed([fullTime('2025-01-01')], { serviceFrom: '1999-06-01' })
    expect(amounts('AT', old, '2026-01-01').at(-1)).toBe('30')
  })

  it('lapses two years after its leave year', () => {
    const type = annual('AT')
    if (!type.grants) throw new Error('grants nothing')
    const record = recordWith(type.grants, type.carry, {
      notices: [{ yearKey: '2025-01-01', on: '2025-11-01' }],
    })
    const { lots } = balanceOn(accountUntil(record, '2026-06-01'), '2026-06-01')
    expect(lots[0]).toMatchObject({ left: '25', lastDay: '2027-12-31' })
  })
})

it('Switzerland: five weeks to the day before the 20th birthday, four from it', () => {
  const young = employed([fullTime('2025-01-01')], { birthDate: '2005-07-02' })
  // 182 of 365 days at 25, 183 at 20.
  expect(amounts('CH', young)).toEqual([String(((182 * 25 + 183 * 20) / 365).toFixed(4))])
  expect(amounts('CH', young, '2026-12-31').at(-1)).toBe('20')
})

it('Italy: a twelfth of four weeks for each month of fifteen days', () => {
  const joined = employed([fullTime('2025-03-17')])
  expect(total(amounts('IT', joined))).toBe('16.6667')
})

describe('Spain', () => {
  it('30 calendar days, for part-timers alike, in proportion for a part of the year', () => {
    const part = { ...fullTime('2024-01-01'), days: 2, minutes: 960 }
    expect(amounts('ES', employed([part])).at(-1)).toBe('30')
    expect(amounts('ES', employed([fullTime('2025-10-20')]))).toEqual(['6'])
  })
})

describe('France', () => {
  it('two and a half a month from June to May, rounded up to a whole day', () => {
    const full = employed([fullTime('2025-06-01')])
    expect(amounts('FR', full, '2026-05-31')).toEqual(Array(12).fill('2.5'))
    const joined = employed([fullTime('2026-01-01')])
    expect(amounts('FR', joined, '2026-05-31')).toEqual(['2.5', '2.5', '2.5', '2.5', '3'])
  })

  it.each([
    ['2025-06-25', '30'],
    ['2025-09-21', '23'],
    ['2025-10-17', '20'],
  ])('joined %s: %s, for four weeks of work count as a month (L3141-4)', (from, days) => {
    expect(total(amounts('FR', employed([fullTime(from)]), '2026-05-31'))).toBe(days)
  })

  it('two days a month of illness', () => {
    const reductions = [{ from: '2025-07-01', to: '2025-08-31', factor: '0.8' }]
    const ill = employed([fullTime('2025-06-01')], { reductions })
    const given = amounts('FR', ill, '2026-05-31')
    expect(given.slice(0, 4)).toEqual(['2.5', '2', '2', '2.5'])
    expect(total(given)).toBe('29')
  })
})

describe('the United Kingdom', () => {
  it('a twelfth at the start of each month of the first year, rounded up to a half', () => {
    const grants = grantsOf('GB', employed([fullTime('2025-04-14')]), '2026-04-14')
    const given = grants.map(({ amount }) => amount)
    const sums = given.map((_, at) => Number(total(given.slice(0, at + 1))))
    // 28 / 12 = 2.33, 4.67, 7, 9.33 … (reg. 15A).
    expect(sums).toEqual([2.5, 5, 7, 9.5, 12, 14, 16.5, 19, 21, 23.5, 26, 28, 56])
    expect(grants[0]?.on).toBe('2025-04-14')
    expect(grants.at(-1)?.on).toBe('2026-04-14')
  })

  it('5.6 weeks: 16.8 days of three a week, 28 of six', () => {
    const days = (count: number) =>
      amounts('GB', employed([{ ...fullTime('2020-01-01'), days: count }]), '2025-01-01').at(-1)
    expect(days(3)).toBe('17')
    expect(days(6)).toBe('28')
  })

  it('irregular hours earn 12.07 % of each pay period', () => {
    const worked = [{ from: '2025-05-01', to: '2025-05-31', minutes: 83 * 60 }]
    const joined = employed([fullTime('2025-04-14')])
    const grants = grantsOf('GB', joined, '2025-12-31', worked, 'annual-irregular-hours')
    // 83 h × 12.07 % = 10.02 h.
    expect(grants.map(({ on, amount }) => [on, amount])).toEqual([['2025-05-31', '600']])
  })
})

describe('every country', () => {
  it.each(leaveByCountry)(
    '$country names the law, and has leave, sick and unpaid leave',
    ({ types, sources }) => {
      expect(sources.length).toBeGreaterThan(3)
      const codes = types.map(({ value }) => value.code)
      expect(codes).toEqual(expect.arrayContaining(['annual', 'sick', 'unpaid']))
      expect(types.find(({ value }) => value.code === 'unpaid')?.value.paidFraction).toBe('0')
    },
  )
})

describe('leave that is paid instead of taken', () => {
  const rules = recordWith(annual('CH').grants ?? fail(), annual('CH').carry)

  it('while employment lasts, only what is above the minimum still to be taken', () => {
    const rule = { kind: 'above-minimum', minimum: '20', reclaimsOverdrawn: false } as const
    const employment = employed([{ ...fullTime('2025-01-01'), yearly: '30' }])
    const free = (count: number, ahead: number) => {
      const takings = [taken('2025-03-03', String(count)), taken('2025-10-01', String(ahead))]
      const account = accountUntil({ ...rules, employment, takings }, '2025-12-31')
      return encashableOn(account, '2025-06-30', rule, false).amount
    }
    expect(free(0, 0)).toBe('10')
    expect(free(12, 0)).toBe('10')
    expect(free(12, 5)).toBe('10')
    expect(free(25, 0)).toBe('5')
    expect(free(20, 7)).toBe('3')
  })

  it('never before the end where the law forbids it, and all of it then', () => {
    const employment = employed([fullTime('2025-01-01', '2025-06-30')])
    const account = accountUntil({ ...rules, employment }, '2025-06-30')
    const rule = annual('CH').encashment
    expect(encashableOn(account, '2025-06-30', rule, false).amount).toBe('0')
    expect(encashableOn(account, '2025-06-30', rule, true).amount).toBe('9.9178')
  })

  it('also what was earned and could not be taken yet; what was taken too much is owed', () => {
    const grants = { ...(annual('CH').grants ?? fail()), usableAfterMonths: 6 }
    const employment = employed([fullTime('2025-01-01', '2025-03-14')])
    const record = recordWith(grants, annual('CH').carry, { employment })
    const rule = { kind: 'at-end', reclaimsOverdrawn: true } as const
    const account = accountUntil(record, '2025-03-14')
    expect(balanceOn(account, '2025-03-14').balance).toBe('0')
    expect(encashableOn(account, '2025-03-14', rule, true).amount).toBe('4')
    const tooMuch = { ...account, takings: [taken('2025-02-03', '5')] }
    expect(encashableOn(tooMuch, '2025-03-14', rule, true)).toEqual({ amount: '0', owedBack: '1' })
  })
})

function fail(): never {
  throw new Error('grants nothing')
}
