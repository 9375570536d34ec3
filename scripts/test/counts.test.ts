import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countLastLine, countPlaywright, countVitest } from './counts.mjs'
import { listFaults } from './report.mjs'

const folder = mkdtempSync(join(tmpdir(), 'counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(text: string): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, text)
  return path
}

const faultOf = ({ tests }: { tests: { name: string; fault?: string }[] }) =>
  tests.filter(({ fault }) => fault !== undefined)

const good = { numPassedTests: 2, numFailedTests: 0, testResults: [] }

test('a runner that crashed, wrote half a report or none, or ran nothing has failed', () => {
  expect(countVitest(write(JSON.stringify(good)), 0)).toMatchObject({ passed: 2, failed: 0 })
  expect(countVitest(write(JSON.stringify(good)), 1)).toMatchObject({ passed: 2, failed: 1 })
  expect(countVitest(write('{"numPassedTests": 2,'), 0)).toMatchObject({ passed: 0, failed: 1 })
  expect(countVitest(join(folder, 'none.json'), 0)).toMatchObject({ passed: 0, failed: 1 })
  expect(countPlaywright(write('{"stats":{"expected":0}}'), 0).failed).toBe(1)
  expect(countLastLine('killed before it could say', 137)).toMatchObject({ passed: 0, failed: 1 })
  expect(countLastLine('5 passed, 0 failed\n', 1).failed).toBe(1)
})

test('a report counts once, so that an old one stands for no new run', () => {
  const path = write(JSON.stringify(good))
  expect(countVitest(path, 0).passed).toBe(2)
  expect(countVitest(path, 0)).toMatchObject({ passed: 0, failed: 1 })
})

test('a journey that passed at its second try has passed, and says what the first one met', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 1 }
  const hung = {
    message: 'locator.click: Timeout 300000ms exceeded.\nCall log:\n  - waiting for button Bold\n',
    location: { line: 97 },
  }
  const results = [
    { duration: 1500, status: 'timedOut', errors: [{ message: 'Test timeout exceeded.' }, hung] },
    { duration: 1500, status: 'passed', errors: [] },
  ]
  const spec = { file: 'a.test.ts', title: 'walks', tests: [{ projectName: 'script', results }] }
  const report = write(JSON.stringify({ stats, suites: [{ suites: [{ specs: [spec] }] }] }))
  expect(countPlaywright(report, 0)).toEqual({
    passed: 4,
    failed: 0,
    tests: [
      {
        name: 'a.test.ts (script) › walks',
        seconds: 3,
        firstTry:
          'Test timeout exceeded.; locator.click: Timeout 300000ms exceeded., waiting for button Bold, line 97',
      },
    ],
  })
})

test('whatever failed is named with the first line of what it said', () => {
  const walks = {
    fullName: 'walks',
    status: 'failed',
    failureMessages: ['\u001b[31mtoo slow\n at x'],
  }
  const stands = { fullName: 'stands', status: 'passed' }
  const files = [
    { name: 'a.test.ts', status: 'failed', assertionResults: [walks, stands] },
    { name: 'b.test.ts', status: 'failed', message: 'no such file\nb', assertionResults: [] },
  ]
  const ofVitest = write(JSON.stringify({ ...good, numFailedTests: 1, testResults: files }))
  expect(faultOf(countVitest(ofVitest, 1))).toEqual([
    { name: 'a.test.ts › walks', seconds: 0, fault: 'too slow' },
    { name: 'b.test.ts', seconds: 0, fault: 'no such file' },
  ])
  const results = [{ duration: 1000, errors: [{ message: 'Timeout\nCall log' }] }]
  const spec = { file: 'c.test.ts', title: 'waits', tests: [{ projectName: '', results }] }
  const ofPlaywright = write(
    JSON.stringify({ stats: { unexpected: 1 }, suites: [{ specs: [spec] }] }),
  )
  expect(faultOf(countPlaywright(ofPlaywright, 1))).toEqual([
    { name: 'c.test.ts › waits', seconds: 1, fault: 'Timeout' },
  ])
  expect(faultOf(countLastLine('FAILED no request\n1 passed, 1 failed\n', 1))).toEqual([
    { name: 'no request', seconds: 0, fault: '' },
  ])
})

test('the end of a report names the first faults of a step, or the last that it said', () => {
  const log = join(folder, 'step.log')
  writeFileSync(log, 'it began\nout of memory\n')
  const tests = Array.from({ length: 7 }, (_, at) => ({ name: `t${at}`, seconds: 1, fault: 'no' }))
  expect(listFaults({ tests, log })).toEqual([
    ...['t0', 't1', 't2', 't3', 't4'].map((name) => `${name}: no`),
    'and 2 more',
  ])
  expect(listFaults({ tests: [{ name: 'good', seconds: 1 }], log })).toEqual([
    'it began',
    'out of memory',
  ])
})
