import { expect, test } from 'vitest'
import { addMonths } from '#contract/core/days.ts'
import { type Certificate, stateAt } from './certificate.ts'
import { endForNewVersion, revokeCertificate } from './end-certificate.ts'
import { askGate, type GateRule, recertifyFrom } from './gate.ts'
import { type IssueRequest, issueCertificate } from './issue-certificate.ts'
import { publicCheck } from './public-check.ts'

const zone = 'Europe/Berlin'

function issue(over: Partial<IssueRequest> = {}): Certificate {
  const made = issueCertificate({
    certificateId: 'c1',
    number: 'C-0001',
    checkCode: '0'.repeat(26),
    enrolment: {
      enrolmentId: 'e1',
      courseId: 'till',
      version: 1,
      learnerId: 'ada',
      completedAt: '2026-01-31T10:00:00.000Z',
    },
    printed: {
      learnerName: 'Ada Byron',
      courseTitle: 'Opening a till',
      firmName: 'Firm',
      language: 'de',
      percent: '92',
    },
    validity: { months: 1 },
    earlier: [],
    now: '2026-01-31T22:30:00.000Z',
    timeZone: zone,
    ...over,
  })
  if (made === undefined) throw new Error('not issued')
  return made
}

test('a certificate is valid through the last day of the firm that stands on it', () => {
  const certificate = issue()
  // 23:30 in Berlin is still 31 January, and February has no 31st.
  expect(certificate.printed).toMatchObject({
    issuedDate: '2026-01-31',
    validThroughDate: '2026-02-28',
  })
  expect(certificate.expiresAt).toBe('2026-02-28T23:00:00.000Z')
  const state = (at: string) => stateAt(certificate, at)
  expect(state('2026-01-31T22:29:59.000Z')).toBe('notYet')
  expect(state('2026-02-28T22:59:59.999Z')).toBe('valid')
  expect(state('2026-02-28T23:00:00.000Z')).toBe('expired')
  expect(issue({ validity: null }).expiresAt).toBe(null)
  expect(issue({ validity: { days: 0 } }).expiresAt).toBe('2026-01-31T23:00:00.000Z')
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-03-15', 24, '2028-03-15'],
  ['2024-02-29', 12, '2025-02-28'],
])('%s and %s months are %s', (date, months, later) => {
  expect(addMonths(date, months)).toBe(later)
})

test('an enrolment has one certificate, and none before it is completed', () => {
  const certificate = issue()
  const request = {
    ...certificate,
    enrolment: {
      enrolmentId: 'e1',
      courseId: 'till',
      version: 1,
      learnerId: 'ada',
      completedAt: null,
    },
    validity: null,
    now: '2026-02-01T00:00:00.000Z',
    timeZone: zone,
  }
  expect(issueCertificate({ ...request, earlier: [] })).toBe(undefined)
  const done = { ...request.enrolment, completedAt: request.now }
  expect(issueCertificate({ ...request, enrolment: done, earlier: [certificate] })).toBe(undefined)
})

test('the public check tells what stands on the paper, and nothing of the learner beside', () => {
  const certificate = revokeCertificate(
    issue({
      enrolment: {
        enrolmentId: 'e1',
        courseId: 'till',
        version: 1,
        learnerId: 'ada@home.example',
        completedAt: '2026-01-31T10:00:00.000Z',
      },
    }),
    { at: '2026-02-10T08:00:00.000Z', reason: 'Copied from a neighbour' },
  )
  const check = publicCheck(certificate, '2026-02-09T08:00:00.000Z')
  expect(check).toEqual({
    number: 'C-0001',
    state: 'valid',
    learnerName: 'Ada Byron',
    courseTitle: 'Opening a till',
    firmName: 'Firm',
    issuedDate: '2026-01-31',
    validThroughDate: '2026-02-28',
    endedAt: '2026-02-10T08:00:00.000Z',
  })
  expect(publicCheck(certificate, '2026-03-10T08:00:00.000Z').state).toBe('revoked')
  expect(JSON.stringify(check)).not.toMatch(/@|Copied|92/)
  // Revoking again changes neither the instant nor the reason.
  expect(revokeCertificate(certificate, { at: '2026-02-11T08:00:00.000Z', reason: 'x' })).toBe(
    certificate,
  )
})

test('a new version ends older certificates on its day, and shortens none that ends before', () => {
  const old = issue({ validity: null })
  const soon = issue({ certificateId: 'c2' })
  const fresh = { ...issue({ validity: null, certificateId: 'c3' }), courseVersion: 2 }
  const ended = endForNewVersion([old, soon, fresh], {
    courseId: 'till',
    version: 2,
    endsAt: '2026-06-01T00:00:00.000Z',
  })
  expect(ended).toEqual([{ ...old, expiresAt: '2026-06-01T00:00:00.000Z', endedBy: 'newVersion' }])
})

const rule: GateRule = {
  courseId: 'till',
  since: '2026-01-01T00:00:00.000Z',
  introductionDays: 14,
  graceDays: 7,
  noticeDays: 30,
}

function ask(certificates: Certificate[], now: string, hasRightSince = '2025-06-01T00:00:00.000Z') {
  const { isOpen, why, until } = askGate(rule, { certificates, hasRightSince }, now, zone)
  return [isOpen, why, until]
}

test('a gate asks for validity now, after days to begin with, with notice and grace', () => {
  expect(ask([], '2026-01-14T23:59:00.000Z')).toEqual([
    true,
    'introduction',
    '2026-01-15T00:00:00.000Z',
  ])
  expect(ask([], '2026-01-15T00:00:00.000Z')).toEqual([false, 'missing', null])
  // Who comes later has the days from then on.
  expect(ask([], '2026-03-05T00:00:00.000Z', '2026-03-01T00:00:00.000Z')[1]).toBe('introduction')
  const certificate = issue({ validity: { months: 3 } })
  expect(certificate.printed.validThroughDate).toBe('2026-04-30')
  expect(ask([certificate], '2026-02-01T00:00:00.000Z')).toEqual([
    true,
    'valid',
    '2026-05-07T22:00:00.000Z',
  ])
  expect(ask([certificate], '2026-04-02T00:00:00.000Z')[1]).toBe('expiresSoon')
  expect(ask([certificate], '2026-05-01T00:00:00.000Z')).toEqual([
    true,
    'grace',
    '2026-05-07T22:00:00.000Z',
  ])
  expect(ask([certificate], '2026-05-07T22:00:00.000Z')).toEqual([false, 'expired', null])
})

test('the certificate that is valid longest opens; a revoked one opens nothing and gives no grace', () => {
  const short = issue({ validity: { months: 3 } })
  const long = issue({ validity: null, certificateId: 'c2' })
  const revoked = revokeCertificate(long, { at: '2026-02-01T00:00:00.000Z', reason: '' })
  expect(ask([short, long], '2026-04-20T00:00:00.000Z')).toEqual([true, 'valid', null])
  expect(ask([short, revoked], '2026-04-20T00:00:00.000Z')[1]).toBe('expiresSoon')
  expect(ask([revoked], '2026-02-02T00:00:00.000Z')).toEqual([false, 'revoked', null])
  expect(ask([revoked], '2026-01-31T23:00:00.000Z')[1]).toBe('valid')
  expect(ask([{ ...long, courseId: 'other' }], '2026-02-02T00:00:00.000Z')[1]).toBe('missing')
  // One that is not issued yet neither opens nor gives grace.
  expect(
    ask([{ ...short, issuedAt: '2026-03-01T00:00:00.000Z' }], '2026-02-20T00:00:00.000Z')[1],
  ).toBe('missing')
})

test('the next go begins early enough for the next certificate', () => {
  expect(recertifyFrom(issue({ validity: { months: 3 } }), 30, zone)).toBe('2026-04-01')
  expect(recertifyFrom(issue({ validity: null }), 30, zone)).toBe(null)
})
