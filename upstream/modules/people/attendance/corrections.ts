import type { Punch, PunchKind } from './punches.ts'

/** What somebody wants changed about their punches. Punches themselves are never edited. */
export type PunchChange =
  | { kind: 'add'; at: string; timeZone: string; punchKind: PunchKind }
  | { kind: 'move'; punchId: string; at: string }
  | { kind: 'remove'; punchId: string }

/** A request to correct punches of one person. Instants are UTC. */
export type CorrectionRequest = {
  id: string
  personId: string
  changes: readonly PunchChange[]
  reason: string
  askedById: string
  askedAt: string
  state: 'submitted' | 'approved' | 'rejected' | 'withdrawn'
  decision: { byId: string; at: string; reason: string | null } | null
}

export type CorrectionRefusal =
  | 'no-changes'
  | 'no-reason'
  | 'unknown-punch'
  | 'not-submitted'
  | 'own-request'

export type CorrectionAnswer =
  | { ok: true; request: CorrectionRequest }
  | { ok: false; refusal: CorrectionRefusal }

/** A new request; refused without a change or a reason, or for punches the person does not have. */
export function askForCorrection(
  request: Omit<CorrectionRequest, 'state' | 'decision'>,
  punches: readonly Punch[],
): CorrectionAnswer {
  if (request.changes.length === 0) return { ok: false, refusal: 'no-changes' }
  if (request.reason.trim() === '') return { ok: false, refusal: 'no-reason' }
  const known = new Set(punches.map(({ id }) => id))
  const isKnown = request.changes.every(
    (change) => change.kind === 'add' || known.has(change.punchId),
  )
  if (!isKnown) return { ok: false, refusal: 'unknown-punch' }
  return { ok: true, request: { ...request, state: 'submitted', decision: null } }
}

/** A decision. Nobody decides what concerns their own time or what they asked; a no has a reason. */
export function decideCorrection(
  request: CorrectionRequest,
  decision: { byId: string; at: string; isApproved: boolean; reason: string | null },
): CorrectionAnswer {
  if (request.state !== 'submitted') return { ok: false, refusal: 'not-submitted' }
  const { byId, at, isApproved, reason } = decision
  if (byId === request.personId || byId === request.askedById) {
    return { ok: false, refusal: 'own-request' }
  }
  if (!isApproved && !reason?.trim()) return { ok: false, refusal: 'no-reason' }
  const state = isApproved ? 'approved' : 'rejected'
  return { ok: true, request: { ...request, state, decision: { byId, at, reason } } }
}

/** Takes a request back that nobody has decided yet. */
export function withdrawCorrection(request: CorrectionRequest): CorrectionAnswer {
  if (request.state !== 'submitted') return { ok: false, refusal: 'not-submitted' }
  return { ok: true, request: { ...request, state: 'withdrawn' } }
}

/**
 * Punches as they hold: the ones made, changed by every approved request in the order of the
 * decisions. An added punch is called `<request>:<place of the change>`.
 */
export function correctedPunches(
  punches: readonly Punch[],
  requests: readonly CorrectionRequest[],
): Punch[] {
  const byId = new Map(punches.map((punch) => [punch.id, punch]))
  const approved = requests
    .filter(({ state }) => state === 'approved')
    .sort((a, b) => {
      const [before = '', after = ''] = [a.decision?.at, b.decision?.at]
      return before === after ? (a.id < b.id ? -1 : 1) : before < after ? -1 : 1
    })
  for (const request of approved) {
    for (const [at, change] of request.changes.entries()) {
      if (change.kind === 'add') {
        const id = `${request.id}:${at}`
        byId.set(id, { id, at: change.at, timeZone: change.timeZone, kind: change.punchKind })
      } else if (change.kind === 'remove') {
        byId.delete(change.punchId)
      } else {
        const punch = byId.get(change.punchId)
        if (punch) byId.set(punch.id, { ...punch, at: change.at })
      }
    }
  }
  return [...byId.values()]
}
