import { isDone, type TicketState } from './ticket-states.ts'
import {
  addOpenTime,
  lengthOf,
  openSpans,
  type Span,
  type WorkCalendar,
  without,
} from './working-hours.ts'

/** What is promised: minutes of open time; null where nothing is. In these states the clocks stand still. */
export type ServiceLevel = {
  firstAnswerMinutes: number | null
  solveMinutes: number | null
  pausedStates: readonly TicketState[]
}

/** All that the clocks are counted from: what happened, in order of time. */
export type TicketTimeline = {
  createdAt: string
  /** The first is the state it was created in. */
  states: readonly { state: TicketState; at: string }[]
  messages: readonly TicketMessage[]
}

/** `automatic` is an answer of a program, whoever's name it bears. */
export type TicketMessage = {
  author: 'customer' | 'member' | 'automatic'
  isInternal: boolean
  at: string
}

/** A clock of a ticket. `dueAt` is null while it stands still, unless it is over already. */
export type ServiceClock = {
  targetMinutes: number
  usedSeconds: number
  /** `met` and `missed` are final unless the ticket is opened again; `late` runs on beyond its time. */
  state: 'running' | 'paused' | 'late' | 'met' | 'missed'
  dueAt: string | null
  /** When the answer was given, or the ticket solved. */
  endedAt: string | null
}

export type ServiceClocks = { firstAnswer: ServiceClock | null; solve: ServiceClock | null }

/**
 * Both clocks of a ticket: open working time of the calendar since it was created, less the times in
 * states that pause. They are counted from the timeline alone, so another plan or calendar gives what
 * it would have given from the start, pauses kept. The first answer is a person's and not internal; a
 * ticket that is opened again goes on where its clock stopped.
 * @param now an instant, not before the last of the timeline
 */
export function serviceClocks(
  timeline: TicketTimeline,
  level: ServiceLevel,
  calendar: WorkCalendar,
  now: string,
): ServiceClocks {
  const isStopping = (state: TicketState) => isDone(state) || level.pausedStates.includes(state)
  const last = timeline.states.at(-1)?.state
  const count = {
    createdAt: Date.parse(timeline.createdAt),
    now: Date.parse(now),
    stopped: stoppedSpans(timeline, isStopping, now),
    isStopped: last !== undefined && isStopping(last),
    calendar,
  }
  const { firstAnswerMinutes, solveMinutes } = level
  // Solved without an answer, nobody waits for one: that clock stands still as well.
  const firstAnswer =
    firstAnswerMinutes === null ? null : clockOf(count, firstAnswerMinutes, firstAnswerAt(timeline))
  const solve = solveMinutes === null ? null : clockOf(count, solveMinutes, solvedSince(timeline))
  return { firstAnswer, solve }
}

/** What both clocks are counted from. */
type Count = {
  createdAt: number
  now: number
  stopped: readonly Span[]
  isStopped: boolean
  calendar: WorkCalendar
}

/** When somebody first answered the customer; null for not yet. */
export function firstAnswerAt({ messages, createdAt }: TicketTimeline): string | null {
  const answers = messages
    .filter(({ author, isInternal }) => author === 'member' && !isInternal)
    .filter(({ at }) => Date.parse(at) >= Date.parse(createdAt))
  return answers.map(({ at }) => at).sort((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null
}

function clockOf(
  { createdAt, now, stopped, isStopped, calendar }: Count,
  targetMinutes: number,
  endedAt: string | null,
): ServiceClock {
  const to = endedAt === null ? now : Date.parse(endedAt)
  const active = without(openSpans(calendar, { from: createdAt, to }), stopped)
  const [used, target] = [lengthOf(active), targetMinutes * 60_000]
  const reached = used >= target ? instantWithin(active, target) : null
  const rest = endedAt === null && !isStopped && reached === null
  const dueAt = rest ? addOpenTime(calendar, now, target - used) : reached
  return {
    targetMinutes,
    usedSeconds: Math.floor(used / 1000),
    state: stateOf(used > target, endedAt !== null, isStopped),
    dueAt: dueAt === null ? null : new Date(dueAt).toISOString(),
    endedAt,
  }
}

function stateOf(isLate: boolean, isEnded: boolean, isStopped: boolean): ServiceClock['state'] {
  if (isEnded) return isLate ? 'missed' : 'met'
  if (isLate) return 'late'
  return isStopped ? 'paused' : 'running'
}

/** The instant within times at which so much of them has passed; the beginning of them for nothing. */
function instantWithin(spans: readonly Span[], duration: number): number | null {
  let rest = duration
  for (const { from, to } of spans) {
    if (to - from >= rest) return from + rest
    rest -= to - from
  }
  return null
}

/** The times in which the ticket was in a state that stops a clock, up to now. */
function stoppedSpans(
  { states }: TicketTimeline,
  isStopping: (state: TicketState) => boolean,
  now: string,
): Span[] {
  return states.flatMap(({ state, at }, index) => {
    const span = { from: Date.parse(at), to: Date.parse(states[index + 1]?.at ?? now) }
    return isStopping(state) && span.from < span.to ? [span] : []
  })
}

/** Since when it is solved, a closing after that included; null while it is not. */
function solvedSince({ states }: TicketTimeline): string | null {
  const at = states.findLastIndex(({ state }) => !isDone(state))
  return states[at + 1]?.at ?? null
}
