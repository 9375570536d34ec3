import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'

const source = readFileSync(new URL('player.js', import.meta.url), 'utf8')

type Api = Record<string, (...given: string[]) => string>
type Said = { number: number; values: Record<string, string>; end: string }
type Listener = (event: { persisted?: boolean }) => void

/** The player in a window of a test's own: what it sends is taken down, and answered when asked to. */
function open(standard: 'scorm12' | 'scorm2004', values: Record<string, string> = {}) {
  const sent: Said[] = []
  const beacons: Said[] = []
  const told: string[] = []
  const listeners = new Map<string, Listener>()
  const timers: (() => void)[] = []
  const answers: ((isSaved: boolean) => void)[] = []
  const window: { API?: Api; API_1484_11?: Api } = {}
  const launch = JSON.stringify({ standard, values, number: 0 })
  const context = createContext({
    window,
    document: { getElementById: () => ({ textContent: launch }), visibilityState: 'visible' },
    parent: { postMessage: (message: { package: string }) => told.push(message.package) },
    navigator: { sendBeacon: (_: string, body: string) => beacons.push(JSON.parse(body)) > 0 },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    setTimeout: (run: () => void) => timers.push(run),
    clearTimeout: () => timers.splice(0),
    fetch: (_: string, { body }: { body: string }) => {
      const said: Said = JSON.parse(body)
      sent.push(said)
      return new Promise((resolve, reject) => {
        const isOver = said.end !== 'no'
        answers.push((isSaved) =>
          isSaved
            ? resolve({ ok: true, json: async () => ({ isOver }) })
            : reject(new Error('no net')),
        )
      })
    },
  })
  runInContext(source, context)
  const api = window.API ?? window.API_1484_11
  if (!api) throw new Error('No interface')
  /** Lets what waits for a moment go on, then answers what was sent. */
  const settle = async (isSaved = true) => {
    for (const run of timers.splice(0)) run()
    answers.shift()?.(isSaved)
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  const leave = () => listeners.get('pagehide')?.({})
  return { api, sent, beacons, told, settle, leave }
}

test('what a package sets is answered at once and sent a moment later, each change once', async () => {
  const { api, sent, told, settle } = open('scorm12', { 'cmi.core.lesson_location': '3' })
  expect(api.LMSGetValue?.('cmi.core.lesson_location')).toBe('')
  expect(api.LMSGetLastError?.()).toBe('301')
  expect(api.LMSInitialize?.('')).toBe('true')
  expect(api.LMSGetValue?.('cmi.core.lesson_location')).toBe('3')
  expect(api.LMSSetValue?.('cmi.core.lesson_location', '4')).toBe('true')
  expect(api.LMSGetValue?.('cmi.core.lesson_location')).toBe('4')
  expect(api.LMSSetValue?.('cmi.core.student_id', 'x')).toBe('false')
  expect(api.LMSGetLastError?.()).toBe('403')
  expect(sent).toEqual([])
  await settle()
  const first = { number: 1, values: { 'cmi.core.lesson_location': '4' }, end: 'no' }
  expect(sent).toEqual([first])
  api.LMSSetValue?.('cmi.core.score.raw', '80')
  api.LMSFinish?.('')
  await settle()
  expect(sent[1]).toEqual({ number: 2, values: { 'cmi.core.score.raw': '80' }, end: 'finished' })
  expect(told).toEqual(['opened', 'saved', 'ended'])
  expect(api.LMSSetValue?.('cmi.core.score.raw', '90')).toBe('false')
})

test('what did not arrive is sent again with what came since, and nothing newer is overwritten', async () => {
  const { api, sent, told, settle } = open('scorm12')
  api.LMSInitialize?.('')
  api.LMSSetValue?.('cmi.suspend_data', 'page 1')
  api.LMSSetValue?.('cmi.core.score.raw', '10')
  await settle(false)
  api.LMSSetValue?.('cmi.suspend_data', 'page 2')
  await settle()
  expect(told).toContain('unsaved')
  expect(sent.at(-1)?.values).toEqual({ 'cmi.suspend_data': 'page 2', 'cmi.core.score.raw': '10' })
})

test('a window that goes away says all that is not known to be saved, what travels too', async () => {
  const { api, beacons, settle, leave } = open('scorm2004')
  api.Initialize?.('')
  api.SetValue?.('cmi.location', '5')
  // Sent, and not answered yet.
  api.Commit?.('')
  api.SetValue?.('cmi.progress_measure', '0.5')
  leave()
  expect(beacons).toEqual([
    { number: 2, values: { 'cmi.location': '5', 'cmi.progress_measure': '0.5' }, end: 'lost' },
  ])
  await settle()
  leave()
  expect(beacons).toHaveLength(1)
})

test('lists are counted, and errors are those of SCORM 2004', () => {
  const { api } = open('scorm2004', { 'cmi.objectives.0.id': 'a' })
  expect(api.Commit?.('')).toBe('false')
  expect(api.GetLastError?.()).toBe('142')
  api.Initialize?.('')
  expect(api.Initialize?.('')).toBe('false')
  expect(api.GetLastError?.()).toBe('103')
  expect(api.GetValue?.('cmi.objectives._count')).toBe('1')
  api.SetValue?.('cmi.objectives.1.id', 'b')
  expect(api.GetValue?.('cmi.objectives._count')).toBe('2')
  expect(api.GetValue?.('cmi.score._children')).toBe('scaled,raw,min,max')
  expect(api.GetValue?.('cmi.location')).toBe('')
  expect(api.GetLastError?.()).toBe('403')
  expect(api.SetValue?.('cmi.objectives._count', '3')).toBe('false')
  expect(api.GetLastError?.()).toBe('404')
})
