import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countLastLine, countPlaywright, countVitest } from './counts.mjs'

const folder = mkdtempSync(join(tmpdir(), 'counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(text: string): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, text)
  return path
}

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

test('a test that passed only at a second try has failed', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 1 }
  const result = { duration: 1500 }
  const spec = {
    file: 'a.test.ts',
    title: 'walks',
    tests: [{ projectName: 'script', results: [result, result] }],
  }
  const report = write(JSON.stringify({ stats, suites: [{ suites: [{ specs: [spec] }] }] }))
  expect(countPlaywright(report, 0)).toEqual({
    passed: 3,
    failed: 1,
    tests: [{ name: 'a.test.ts (script) › walks', seconds: 3 }],
  })
})
