import { compileFilter, type FieldCatalogue, type Group, type Row } from '../segments/views.ts'

/**
 * What a person did. Opened mails and clicked links are no part of it: programs that check mail open and
 * click before anybody reads.
 */
export const leadEventKinds = ['reply', 'form', 'booking', 'call', 'visit'] as const
export type LeadEventKind = (typeof leadEventKinds)[number]

/** `isConsented` is asked of visits alone: without consent a visit is not kept, and not counted. */
export type LeadEvent = { kind: LeadEventKind; at: string; isConsented?: boolean }

export type ScorePlan = {
  /** Points, also negative ones, for leads that a filter means. */
  facts: readonly { id: string; points: number; when: Group }[]
  /** Points for each event of the last days, up to so many in all. */
  events: readonly {
    id: string
    kind: LeadEventKind
    points: number
    most: number
    withinDays: number
  }[]
  /** The score is between 0 and this. */
  most: number
}

/** A reason, with the points it gave. */
export type ScoreReason = { id: string; points: number; count: number; lastAt: string | null }

/**
 * `score` is the sum of the reasons' points and `cut`, which is what 0 and the plan's highest score took
 * or gave: a page can show the sum as it is.
 */
export type Score = { score: number; reasons: ScoreReason[]; cut: number }

/**
 * A lead's score and why, the most telling reason first.
 * @param now an instant; `today` the firm's day then
 * @throws TypeError('definition_malformed') for a filter of the plan
 */
export function scoreLead(
  plan: ScorePlan,
  fields: FieldCatalogue,
  lead: Row,
  events: readonly LeadEvent[],
  { now, today }: { now: string; today: string },
): Score {
  const facts = plan.facts
    .filter(({ when }) => compileFilter(when, fields, today).isMeant(lead))
    .map(({ id, points }) => ({ id, points, count: 1, lastAt: null }))
  const done = plan.events.map((rule) => eventReason(rule, events, now))
  const reasons = [...facts, ...done.filter(({ points }) => points !== 0)].sort(
    (a, b) => Math.abs(b.points) - Math.abs(a.points) || (a.id < b.id ? -1 : 1),
  )
  const sum = reasons.reduce((total, { points }) => total + points, 0)
  const score = Math.min(plan.most, Math.max(0, sum))
  return { score, reasons, cut: score - sum }
}

function eventReason(
  { id, kind, points, most, withinDays }: ScorePlan['events'][number],
  events: readonly LeadEvent[],
  now: string,
): ScoreReason {
  const since = Date.parse(now) - withinDays * 86_400_000
  const counted = events
    .filter((event) => event.kind === kind && (kind !== 'visit' || event.isConsented === true))
    .map(({ at }) => Date.parse(at))
    .filter((at) => at > since && at <= Date.parse(now))
  const last = counted.length === 0 ? null : new Date(Math.max(...counted)).toISOString()
  const earned = counted.length * points
  const bounded = points < 0 ? Math.max(earned, -most) : Math.min(earned, most)
  return { id, points: bounded, count: counted.length, lastAt: last }
}
