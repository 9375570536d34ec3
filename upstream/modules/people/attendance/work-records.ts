import type { Day } from './local-days.ts'
import { instantOfMinute, localOfMinute, type MinuteSpan, minuteOf } from './minute-spans.ts'
import { isArrival, minuteOfPunch, type Punch, sortPunches } from './punches.ts'
import { dateOfShift, isInWindow, type Shift, type ShiftWindow, shiftOfArrival } from './shifts.ts'

/** How punches become work; all in minutes but the double tap. */
export type PairingRules = {
  doubleTapSeconds: number
  window: ShiftWindow
  /** Without a shift: an `out` that comes later than this after its `in` is not believed. */
  longestSpan: number
  /** Without a shift: what follows after a shorter pause belongs to the same record. */
  newRecordAfter: number
}

export const usualPairing: PairingRules = {
  doubleTapSeconds: 60,
  window: { before: 180, after: 240 },
  longestSpan: 16 * 60,
  newRecordAfter: 6 * 60,
}

/** Work between two punches. */
export type WorkedSpan = { fromAt: string; toAt: string; inId: string; outId: string }

/**
 * Work of one shift, or of one stretch without a shift: one record, though it may touch two days.
 * `workDate` is the day on which the shift begins, or on which somebody came.
 */
export type WorkRecord = {
  shiftId: string | null
  workDate: Day
  timeZone: string
  spans: WorkedSpan[]
}

/** A punch without its counterpart. Somebody has to say what was: nothing is guessed. */
export type OpenItem = {
  punchId: string
  problem: 'no-out' | 'no-in'
  date: Day
  at: string
  shiftId: string | null
}

export type PairedPunches = {
  records: WorkRecord[]
  open: OpenItem[]
  /** Ids of punches that only repeat the one before. */
  repeated: string[]
  /** Who is still in at `nowAt`; no problem yet. */
  present: { punchId: string; sinceAt: string } | null
}

type Arrival = { punch: Punch; minute: number; shift: Shift | undefined }
type Closed = { arrival: Arrival; out: Punch; span: MinuteSpan }

/**
 * Pairs the punches of one person with each other and with their shifts. `nowAt` is the instant up
 * to which an `in` without an `out` may still be somebody who is at work.
 */
export function pairPunches(
  given: readonly Punch[],
  shifts: readonly Shift[],
  rules: PairingRules,
  nowAt: string,
): PairedPunches {
  const { punches, repeated } = sortPunches(given, rules.doubleTapSeconds)
  const closed: Closed[] = []
  const open: OpenItem[] = []
  let arrival: Arrival | undefined
  for (const punch of punches) {
    const minute = minuteOfPunch(punch)
    const reached = arrival !== undefined && isWithinReach(arrival, minute, rules)
    if (arrival && !reached) {
      open.push(openItem(arrival.punch, 'no-out', arrival.shift))
      arrival = undefined
    }
    if (isArrival(punch, arrival !== undefined)) {
      if (arrival) open.push(openItem(arrival.punch, 'no-out', arrival.shift))
      arrival = { punch, minute, shift: shiftOfArrival(shifts, minute, rules.window) }
    } else if (arrival) {
      closed.push({ arrival, out: punch, span: { from: arrival.minute, to: minute } })
      arrival = undefined
    } else {
      open.push(openItem(punch, 'no-in', shiftOfArrival(shifts, minute, rules.window)))
    }
  }
  const isPresent = arrival !== undefined && isWithinReach(arrival, minuteOf(nowAt), rules)
  if (arrival && !isPresent) open.push(openItem(arrival.punch, 'no-out', arrival.shift))
  return {
    records: recordsOf(closed, rules),
    open,
    repeated,
    present: arrival && isPresent ? { punchId: arrival.punch.id, sinceAt: arrival.punch.at } : null,
  }
}

/** A record's spans in minutes. */
export function spansOf(record: WorkRecord): MinuteSpan[] {
  return record.spans.map(({ fromAt, toAt }) => ({ from: minuteOf(fromAt), to: minuteOf(toAt) }))
}

function isWithinReach(arrival: Arrival, minute: number, rules: PairingRules): boolean {
  if (arrival.shift) return isInWindow(arrival.shift, minute, rules.window)
  return minute - arrival.minute <= rules.longestSpan
}

function recordsOf(closed: readonly Closed[], rules: PairingRules): WorkRecord[] {
  const records: { record: WorkRecord; to: number }[] = []
  for (const { arrival, out, span } of closed) {
    const { shift, punch } = arrival
    const worked: WorkedSpan = {
      fromAt: instantOfMinute(span.from),
      toAt: instantOfMinute(span.to),
      inId: punch.id,
      outId: out.id,
    }
    const same = shift
      ? records.find(({ record }) => record.shiftId === shift.id)
      : records.findLast(
          ({ record, to }) => record.shiftId === null && span.from - to < rules.newRecordAfter,
        )
    if (same) {
      same.record.spans.push(worked)
      same.to = span.to
    } else {
      const workDate = shift
        ? dateOfShift(shift)
        : localOfMinute(span.from, punch.timeZone).slice(0, 10)
      const timeZone = shift?.timeZone ?? punch.timeZone
      const record = { shiftId: shift?.id ?? null, workDate, timeZone, spans: [worked] }
      records.push({ record, to: span.to })
    }
  }
  return records.map(({ record }) => record)
}

function openItem(punch: Punch, problem: OpenItem['problem'], shift: Shift | undefined): OpenItem {
  return {
    punchId: punch.id,
    problem,
    date: shift
      ? dateOfShift(shift)
      : localOfMinute(minuteOfPunch(punch), punch.timeZone).slice(0, 10),
    at: punch.at,
    shiftId: shift?.id ?? null,
  }
}
