import { gapsOf, type MinuteSpan, totalOf } from './minute-spans.ts'

/** More than `over` minutes of work in a shift need breaks of `minutes` in all. */
export type BreakTier = { over: number; minutes: number }

export type BreakLaw = {
  tiers: readonly BreakTier[]
  /** A pause shorter than this is no break in the sense of the law, though it is no work either. */
  shortest: number
  /** No longer than this at a stretch without a break; null where the law says nothing of it. */
  longestStretch: number | null
}

/** How a shift is divided, everything in order of time. */
export type DividedShift = {
  /** What counts as work. */
  work: MinuteSpan[]
  /** Pauses between punches, as somebody took them. */
  taken: MinuteSpan[]
  /** Breaks that were deducted because the law wants them and nobody punched them. */
  automatic: MinuteSpan[]
  /** Minutes of break that the law wants and that were not taken; with deduction, those deducted. */
  missing: number
  /** Whether somebody worked longer at a stretch than the law allows, by the punches. */
  isStretchTooLong: boolean
}

/**
 * Divides a shift into work and breaks. With `isAutomatic`, breaks that the law wants and nobody
 * punched are taken out of the work at the minute in which they fall due, and stand apart. No more
 * is taken than what lies beyond the limit: who leaves at 6 h 10 without a pause worked 6 h, for up
 * to 6 h the law of Germany wants none, and never less than who left at 6 h.
 */
export function divideShift(
  spans: readonly MinuteSpan[],
  law: BreakLaw,
  isAutomatic: boolean,
): DividedShift {
  const punched = spans.filter(({ from, to }) => from < to)
  const taken = gapsOf(punched)
  const lawful = totalOf(taken.filter(({ from, to }) => to - from >= law.shortest))
  let work = punched
  let automatic: MinuteSpan[] = []
  for (const { over, minutes } of law.tiers) {
    const lacking = minutes - lawful - totalOf(automatic)
    if (lacking <= 0) continue
    const cut = cutOut(work, over, lacking)
    work = cut.left
    automatic = [...automatic, ...cut.out].sort((a, b) => a.from - b.from)
  }
  return {
    work: isAutomatic ? work : punched,
    taken,
    automatic: isAutomatic ? automatic : [],
    missing: totalOf(automatic),
    isStretchTooLong: law.longestStretch !== null && hasLongStretch(punched, law),
  }
}

/** Takes minutes out of work, from where so much was worked; no more than come after that. */
function cutOut(
  work: readonly MinuteSpan[],
  after: number,
  minutes: number,
): { left: MinuteSpan[]; out: MinuteSpan[] } {
  const left: MinuteSpan[] = []
  const out: MinuteSpan[] = []
  let worked = 0
  for (const { from, to } of work) {
    const start = Math.min(to, from + Math.max(0, after - worked))
    const end = Math.min(to, from + Math.max(0, after + minutes - worked))
    if (from < start) left.push({ from, to: start })
    if (start < end) out.push({ from: start, to: end })
    if (end < to) left.push({ from: Math.max(start, end), to })
    worked += to - from
  }
  return { left, out }
}

function hasLongStretch(spans: readonly MinuteSpan[], law: BreakLaw): boolean {
  let stretch = 0
  let end = Number.NEGATIVE_INFINITY
  for (const { from, to } of spans) {
    if (from - end >= law.shortest) stretch = 0
    stretch += to - from
    end = to
    if (law.longestStretch !== null && stretch > law.longestStretch) return true
  }
  return false
}
