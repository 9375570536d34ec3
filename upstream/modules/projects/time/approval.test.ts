import { expect, test } from 'vitest'
import { lockOf, stepWeek, type WeekFacts } from './approval.ts'

const own: WeekFacts = {
  state: 'open',
  personId: 'ada',
  actorId: 'ada',
  mayApprove: false,
  isAlone: false,
  hasRunningTimer: false,
  hasInvoicedEntries: false,
}
const lead: WeekFacts = { ...own, actorId: 'lin', mayApprove: true }

test('a week goes from its person to somebody who approves it, and back with a reason', () => {
  expect(stepWeek('submit', own)).toEqual({ state: 'submitted' })
  expect(stepWeek('withdraw', { ...own, state: 'submitted' })).toEqual({ state: 'open' })
  expect(stepWeek('approve', { ...lead, state: 'submitted' })).toEqual({ state: 'approved' })
  expect(stepWeek('return', { ...lead, state: 'submitted' })).toEqual({ state: 'returned' })
  expect(stepWeek('submit', { ...own, state: 'returned' })).toEqual({ state: 'submitted' })
  expect(stepWeek('reopen', { ...lead, state: 'approved' })).toEqual({ state: 'returned' })
})

test.each([
  ['approve', { ...lead, state: 'open' }, 'wrongState'],
  ['submit', { ...own, state: 'approved' }, 'wrongState'],
  ['submit', { ...own, hasRunningTimer: true }, 'timerRuns'],
  ['submit', lead, 'notYours'],
  ['approve', { ...lead, mayApprove: false, state: 'submitted' }, 'notAllowed'],
  ['approve', { ...own, mayApprove: true, state: 'submitted' }, 'ownWeek'],
  ['reopen', { ...lead, state: 'approved', hasInvoicedEntries: true }, 'isInvoiced'],
] as const)('%s is refused: %o, %s', (action, facts, refusal) => {
  expect(stepWeek(action, facts)).toEqual({ refusal })
})

test('who is alone in the firm approves their own week', () => {
  const alone: WeekFacts = { ...own, mayApprove: true, isAlone: true, state: 'submitted' }
  expect(stepWeek('approve', alone)).toEqual({ state: 'approved' })
})

test('what is invoiced is locked first, what waits or is approved as well', () => {
  const lock = (isInvoiced: boolean, weekState: WeekFacts['state']) =>
    lockOf({ isInvoiced, weekState })
  expect([lock(true, 'open'), lock(false, 'approved'), lock(false, 'submitted')]).toEqual([
    'invoiced',
    'approved',
    'submitted',
  ])
  expect([lock(false, 'open'), lock(false, 'returned')]).toEqual([undefined, undefined])
})
