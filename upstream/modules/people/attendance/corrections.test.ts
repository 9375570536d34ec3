import { describe, expect, it } from 'vitest'
import {
  askForCorrection,
  type CorrectionRequest,
  correctedPunches,
  decideCorrection,
  type PunchChange,
  withdrawCorrection,
} from './corrections.ts'
import type { Punch } from './punches.ts'
import { pairPunches, usualPairing } from './work-records.ts'

const zone = 'Europe/Berlin'

function punch(id: string, kind: 'in' | 'out', at: string): Punch {
  return { id, kind, at, timeZone: zone }
}

const punches = [
  punch('a', 'in', '2026-05-04T20:00:00.000Z'),
  punch('b', 'out', '2026-05-05T04:00:00.000Z'),
  punch('c', 'in', '2026-05-06T06:00:00.000Z'),
  punch('d', 'out', '2026-05-06T14:00:00.000Z'),
]

function asked(changes: PunchChange[], id = 'request'): CorrectionRequest {
  const answer = askForCorrection(
    {
      id,
      personId: 'ada',
      changes,
      reason: 'Forgot it',
      askedById: 'ada',
      askedAt: '2026-05-07T08:00:00.000Z',
    },
    punches,
  )
  if (!answer.ok) throw new Error(answer.refusal)
  return answer.request
}

function approved(request: CorrectionRequest, at = '2026-05-07T09:00:00.000Z'): CorrectionRequest {
  const decision = { byId: 'boss', at, isApproved: true, reason: null }
  const answer = decideCorrection(request, decision)
  if (!answer.ok) throw new Error(answer.refusal)
  return answer.request
}

describe('a correction', () => {
  it('leaves the punches as they were made, and applies in the order of the decisions', () => {
    const first = approved(
      asked([{ kind: 'move', punchId: 'd', at: '2026-05-06T15:00:00.000Z' }], 'z'),
      '2026-05-07T09:00:00.000Z',
    )
    const second = approved(
      asked([{ kind: 'move', punchId: 'd', at: '2026-05-06T16:00:00.000Z' }], 'y'),
      '2026-05-08T09:00:00.000Z',
    )
    const at = (requests: CorrectionRequest[]) =>
      correctedPunches(punches, requests).find(({ id }) => id === 'd')?.at
    expect(at([second, first])).toBe('2026-05-06T16:00:00.000Z')
    expect(at([first, second])).toBe('2026-05-06T16:00:00.000Z')
    expect(punches[3]?.at).toBe('2026-05-06T14:00:00.000Z')
  })

  it('adds what was forgotten', () => {
    const request = approved(
      asked([
        { kind: 'add', at: '2026-05-06T10:00:00.000Z', timeZone: zone, punchKind: 'break' },
        { kind: 'add', at: '2026-05-06T10:30:00.000Z', timeZone: zone, punchKind: 'resume' },
      ]),
    )
    const { records } = pairPunches(
      correctedPunches(punches, [request]),
      [],
      usualPairing,
      '2030-01-01T00:00:00Z',
    )
    expect(records[1]?.spans.map(({ inId, outId }) => [inId, outId])).toEqual([
      ['c', 'request:0'],
      ['request:1', 'd'],
    ])
  })

  it('is decided by somebody else, once, and with a reason for a no', () => {
    const request = asked([{ kind: 'remove', punchId: 'd' }])
    const decide = (byId: string, isApproved: boolean, reason: string | null = null) =>
      decideCorrection(request, { byId, at: '2026-05-07T09:00:00.000Z', isApproved, reason })
    expect(decide('ada', true)).toEqual({ ok: false, refusal: 'own-request' })
    const forAda = decideCorrection(
      { ...request, askedById: 'hanna' },
      { byId: 'hanna', at: '2026-05-07T09:00:00.000Z', isApproved: true, reason: null },
    )
    expect(forAda).toEqual({ ok: false, refusal: 'own-request' })
    expect(decide('boss', false, ' ')).toEqual({ ok: false, refusal: 'no-reason' })
    expect(decide('boss', false, 'You were here')).toMatchObject({ request: { state: 'rejected' } })
    const done = approved(request)
    expect(withdrawCorrection(done)).toEqual({ ok: false, refusal: 'not-submitted' })
    expect(withdrawCorrection(request)).toMatchObject({ request: { state: 'withdrawn' } })
  })

  it('names punches the person has', () => {
    const foreign = {
      id: 'x',
      personId: 'ada',
      changes: [{ kind: 'remove', punchId: 'of another' }] as const,
      reason: 'Because',
      askedById: 'ada',
      askedAt: '2026-05-07T08:00:00.000Z',
    }
    expect(askForCorrection(foreign, punches)).toEqual({ ok: false, refusal: 'unknown-punch' })
    expect(askForCorrection({ ...foreign, changes: [] }, punches)).toMatchObject({
      refusal: 'no-changes',
    })
  })
})
