import { describe, expect, it } from 'vitest'
import { addDays } from '../attendance/index.ts'
import { accountUntil, type LeaveRecord } from './account.ts'
import { availableOn, balanceOn, shortageWith } from './balance.ts'
import { takeBy } from './carry-over.ts'
import { carrying, fullTime, recordWith, taken, yearly } from './record.fixture.ts'
import { replay, type Taking } from './replay.ts'

function days(from: string, count: number, state: Taking['state'] = 'approved'): Taking[] {
  return Array.from({ length: count }, (_, at) => taken(addDays(from, at), '1', state))
}

function on(record: LeaveRecord, day: string) {
  return balanceOn(accountUntil(record, day), day)
}

/** A year's leave, and a remainder from before that lapses on 31 March. */
function withRemainder(fresh: string, carried: string, takings: Taking[]): LeaveRecord {
  return recordWith(yearly(fresh), carrying('0', null), {
    adjustments: [{ key: 'from 2024', on: '2025-01-01', amount: carried, lastDay: '2025-03-31' }],
    takings,
  })
}

describe('the lot that lapses first is used first, of those that hold on each day', () => {
  it('16 new and 5 carried, 5 used before these lapse, leave 16 (hrms#335)', () => {
    const record = withRemainder('16', '5', days('2025-02-03', 5))
    expect(on(record, '2025-12-31')).toMatchObject({ balance: '16', lapsed: '0' })
  })

  it('leave before the lapse that is entered late shrinks it (civihr#1466)', () => {
    const before = withRemainder('20', '5', days('2025-01-13', 2))
    expect(on(before, '2025-04-01')).toMatchObject({ lapsed: '3', balance: '20' })
    const late = withRemainder('20', '5', [...days('2025-01-13', 2), taken('2025-02-10')])
    expect(on(late, '2025-04-01')).toMatchObject({ lapsed: '2', balance: '20' })
  })

  it('leave over the day of the lapse is split by day (hrms#370)', () => {
    const record = withRemainder('20', '5', days('2025-03-30', 4))
    expect(on(record, '2025-04-02')).toMatchObject({ balance: '18', lapsed: '3', taken: '4' })
    const account = accountUntil(record, '2025-12-31')
    const { uses } = replay(account, '2025-12-31')
    const lotOf = (key: string) => uses.find((use) => use.key === key)?.lotKey
    expect(lotOf('2025-03-31 1')).toBe('from 2024')
    expect(lotOf('2025-04-01 1')).toBe('2025-01-01/2025-01-01')
  })

  it('of two that end with the year, the one that can be carried over is used last', () => {
    const record = recordWith(yearly('5'), carrying('5', 3), {
      adjustments: [{ key: 'x', on: '2025-03-01', amount: '2', lastDay: '2025-12-31' }],
      takings: days('2025-12-01', 2),
    })
    expect(on(record, '2026-01-01')).toMatchObject({ balance: '10', lapsed: '0' })
  })

  it('a lot that never lapses is used last', () => {
    const record = recordWith(yearly('2'), carrying('0', null), {
      adjustments: [
        { key: 'prize', on: '2025-01-01', amount: '3', lastDay: null },
        { key: 'gift', on: '2025-01-01', amount: '1', lastDay: '2025-06-30' },
      ],
      takings: [taken('2025-06-30', '2.5')],
    })
    expect(on(record, '2025-07-01').lots).toMatchObject([
      { key: '2025-01-01/2025-01-01', left: '0.5' },
      { key: 'prize', left: '3' },
    ])
  })
})

describe('carry-over', () => {
  it('cuts what is left to the limit, and lapses after its months', () => {
    const record = recordWith(yearly('10'), carrying('5', 3), { takings: days('2025-05-05', 3) })
    expect(on(record, '2025-12-31').balance).toBe('7')
    expect(on(record, '2026-01-01')).toMatchObject({ balance: '15', lapsed: '2' })
    expect(on(record, '2026-03-31')).toMatchObject({
      balance: '15',
      nextLapse: { on: '2026-04-01', amount: '5' },
    })
    expect(on(record, '2026-04-01')).toMatchObject({ balance: '10', lapsed: '7' })
  })

  it('shows both lots of a balance to come (odoo#209669)', () => {
    const record = recordWith(yearly('20'), carrying(null, 6), { takings: days('2025-08-04', 5) })
    const { balance, lots } = on(record, '2026-05-01')
    expect(balance).toBe('35')
    expect(lots.map(({ kind, left, lastDay }) => [kind, left, lastDay])).toEqual([
      ['carried', '15', '2026-06-30'],
      ['grant', '20', '2027-06-30'],
    ])
  })

  it('keeps one and a half as it is (timeoff-management#573)', () => {
    const record = recordWith(
      yearly('20', { rounding: { step: '1', mode: 'nearest', rest: 'within-year' } }),
      carrying(null, 12),
      { takings: [...days('2025-08-04', 18), taken('2025-09-01', '0.5')] },
    )
    expect(on(record, '2026-01-01').lots[0]).toMatchObject({ kind: 'carried', left: '1.5' })
  })

  it('with a notice to give, nothing lapses before it is given (C-684/16)', () => {
    const rules = { ...carrying('0', null), needsNotice: true }
    const record = (notices: string[]) =>
      recordWith(yearly('20'), rules, {
        takings: days('2025-08-04', 15),
        notices: notices.map((day) => ({ yearKey: '2025-01-01', on: day })),
      })
    expect(on(record([]), '2028-12-31').lots[0]).toMatchObject({ left: '5', lastDay: null })
    expect(on(record(['2025-10-01']), '2026-01-01').balance).toBe('20')
    // Given too late, it makes the rest lapse with the next year.
    const late = record(['2026-05-02'])
    expect(on(late, '2026-12-31').balance).toBe('25')
    expect(on(late, '2027-01-01').lapsed).toBe('5')
  })

  it('lapses later for who was ill, whenever that is known', () => {
    const record = recordWith(yearly('20'), carrying(null, 3), {
      extensions: [{ yearKey: '2025-01-01', until: '2027-03-31' }],
    })
    expect(on(record, '2027-03-31').lots[0]).toMatchObject({ left: '20', lastDay: '2027-03-31' })
    expect(on(record, '2027-04-01').lapsed).toBe('40')
  })

  it('may have a day to be taken by, on which nothing lapses', () => {
    const italy = { ...carrying(null, null), takeWithinMonths: 18 }
    const year = { key: '2025-01-01', from: '2025-01-01', to: '2025-12-31' }
    expect(takeBy(italy, year)).toBe('2027-06-30')
    expect(on(recordWith(yearly('20'), italy), '2027-07-01').lapsed).toBe('0')
  })
})

describe('what is asked for', () => {
  const record = recordWith(yearly('10'), carrying('0', null), {
    takings: [...days('2025-03-03', 4), ...days('2025-09-01', 4, 'pending')],
  })
  const account = accountUntil(record, '2025-12-31')

  it('is reserved from the moment of asking', () => {
    expect(on(record, '2025-06-01')).toMatchObject({
      balance: '6',
      reserved: '0',
      ahead: { approved: '0', reserved: '4' },
    })
    expect(on(record, '2025-12-31')).toMatchObject({ balance: '2', reserved: '4' })
    expect(availableOn(account, '2025-06-01', '0.5', '0')).toBe('2')
    expect(shortageWith(account, days('2025-06-02', 3), '0')).toEqual({
      on: '2025-09-04',
      amount: '1',
    })
  })

  it('may overdraw the balance by as much as was agreed, and the next grant repays it', () => {
    expect(availableOn(account, '2025-06-01', '0.5', '3')).toBe('5')
    const overdrawn = { ...record, takings: [...record.takings, ...days('2025-12-01', 5)] }
    expect(on(overdrawn, '2025-12-31')).toMatchObject({ balance: '-3', owed: '3' })
    expect(on(overdrawn, '2026-01-01')).toMatchObject({ balance: '7', owed: '0' })
  })

  it('cannot have days that lapse before, or come later', () => {
    const remainder = withRemainder('0', '5', [])
    const until = accountUntil(remainder, '2025-12-31')
    expect(availableOn(until, '2025-03-31', '1', '0')).toBe('5')
    expect(availableOn(until, '2025-04-01', '1', '0')).toBe('0')
  })

  it('is not refused for what was overdrawn before', () => {
    const owing = accountUntil(
      recordWith(yearly('2'), carrying('0', null), { takings: days('2025-03-03', 5) }),
      '2026-12-31',
    )
    expect(shortageWith(owing, [taken('2026-06-01')], '0')).toMatchObject({ on: '2026-06-01' })
    const prize = { key: 'p', on: '2026-01-01', amount: '4', lastDay: null }
    const helped = { ...owing, adjustments: [prize] }
    expect(shortageWith(helped, [taken('2026-06-01', '3')], '0')).toBeUndefined()
  })
})

it('a balance that is full takes no more grants, and leave makes room', () => {
  const monthly = yearly('24', { accrual: { kind: 'monthly', amount: '24', at: 'end' } })
  const capped = (takings: Taking[]) =>
    recordWith(monthly, carrying(null, null), { maxBalance: '5', takings })
  expect(on(capped([]), '2025-12-31')).toMatchObject({ balance: '5', granted: '5' })
  expect(on(capped([taken('2025-03-10', '3')]), '2025-03-31').balance).toBe('3')
  expect(on(capped([taken('2025-03-10', '3')]), '2025-12-31').balance).toBe('5')
})

describe('amounts given and taken by hand', () => {
  it('count from their day', () => {
    const record = recordWith(yearly('20'), carrying('0', null), {
      adjustments: [
        { key: 'plus', on: '2025-05-01', amount: '2', lastDay: null },
        { key: 'minus', on: '2025-07-01', amount: '-3', lastDay: null },
      ],
    })
    const balances = ['2025-04-30', '2025-05-01', '2025-07-01'].map(
      (day) => on(record, day).balance,
    )
    expect(balances).toEqual(['20', '22', '19'])
    expect(on(record, '2025-07-01').granted).toBe('19')
  })
})

it('earned hours stay when hours change, and days follow (odoo#270129)', () => {
  const record = recordWith(
    yearly('960', {
      accrual: { kind: 'monthly', amount: '960', at: 'end' },
      share: { by: 'minutes', full: '2400' },
    }),
    carrying(null, null),
    {
      employment: {
        contract: [
          fullTime('2025-01-01', '2025-06-30'),
          { ...fullTime('2025-07-01'), minutes: 1200 },
        ],
        reductions: [],
        birthDate: null,
      },
    },
  )
  // A day at eight hours, two at four.
  expect(on(record, '2025-06-30').balance).toBe('480')
  expect(on(record, '2025-07-01').balance).toBe('480')
  expect(on(record, '2025-07-31').balance).toBe('520')
})
