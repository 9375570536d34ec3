import { expect, test } from 'vitest'
import { VisitLogs } from '#contract/core/demo.ts'
import { PageView, timeSpent } from './page-view.ts'

const demoUserId = '01JABCDEFGHJKMNPQRSTVWXYZ0'
const click = { type: 'click', tag: 'a', id: '', className: '', text: 'New' }

test.each([
  [0, '0_0_0'],
  [59, '0_0_59'],
  [60, '0_1_0'],
  [3599, '0_59_59'],
  [3600, '1_0_0'],
  [90_061, '25_1_1'],
])('%i seconds are %s', (seconds, text) => {
  expect(timeSpent(seconds)).toBe(text)
})

test('a page uploads what the API takes: its time under one id, and each action under its own', () => {
  const view = new PageView(demoUserId, '/firms/1/invoices')
  const before = view.routeLog
  for (let second = 0; second < 75; second += 1) view.tick()
  view.add(click)
  view.add(click)
  const { routeLogs, actionLogs } = VisitLogs.parse(view.upload)
  expect(routeLogs).toEqual([{ ...before, timeSpent: '0_1_15' }])
  expect(new Set(actionLogs.map(({ logId }) => logId)).size).toBe(2)
  expect(actionLogs.map(({ logId }) => logId)).toEqual(actionLogs.map(({ logId }) => logId).sort())
})

test('two pages never share an id', () => {
  const ids = Array.from({ length: 100 }, () => new PageView(demoUserId, '/x').routeLog.logId)
  expect(new Set(ids).size).toBe(100)
})

test('a busy page stays below what a beacon carries', () => {
  const view = new PageView(demoUserId, '/x')
  for (let count = 0; count < 2000; count += 1) view.add({ ...click, text: '€'.repeat(200) })
  const bytes = new TextEncoder().encode(JSON.stringify(view.upload)).byteLength
  expect(bytes).toBeLessThan(64 * 1024)
  expect(bytes).toBeGreaterThan(10 * 1024)
  expect(VisitLogs.safeParse(view.upload).success).toBe(true)
})
