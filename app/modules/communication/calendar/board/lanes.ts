import { type BoardEvent, daysOf } from './board-event.ts'

/** A bar in a row of days: from which of them to which, and how far down. */
export type Bar = { event: BoardEvent; from: number; to: number; lane: number; isCut: boolean }

/** Sets bars below each other in a row of days, the earliest and longest first. */
export function barsIn(days: readonly string[], events: readonly BoardEvent[]): Bar[] {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const touching = events
    .map((event) => ({ event, ...daysOf(event) }))
    .filter((one) => one.first <= last && one.last >= first)
    .sort((a, b) => compare(a.first, b.first) || compare(b.last, a.last))
  const ends: number[] = []
  return touching.map(({ event, first: begins, last: over }) => {
    const from = begins < first ? 0 : days.indexOf(begins)
    const to = over > last ? days.length - 1 : days.indexOf(over)
    const free = ends.findIndex((end) => end < from)
    const lane = free < 0 ? ends.length : free
    ends[lane] = to
    return { event, from, to, lane, isCut: begins < first }
  })
}

/** An event at its place in a day: minutes from midnight, and beside how many others. */
export type Block = { event: BoardEvent; from: number; to: number; lane: number; lanes: number }

const shortest = 30

/** Sets the events of a day beside each other where they overlap. */
export function blocksOn(day: string, events: readonly BoardEvent[]): Block[] {
  const blocks = events
    .filter((event) => {
      const { first, last } = daysOf(event)
      return first <= day && last >= day
    })
    .map((event) => {
      const from = event.start.slice(0, 10) < day ? 0 : minuteOf(event.start)
      const to = event.end.slice(0, 10) > day ? 1440 : minuteOf(event.end)
      return { event, from: Math.min(from, 1440 - shortest), to: Math.max(to, from + shortest) }
    })
    .map((block) => ({ ...block, to: Math.min(block.to, 1440) }))
    .sort((a, b) => a.from - b.from || b.to - a.to)
  return clustersOf(blocks).flatMap(withLanes)
}

type Span = Pick<Block, 'event' | 'from' | 'to'>

/** Groups of which each overlaps another of its group. */
function clustersOf(blocks: readonly Span[]): Span[][] {
  const clusters: Span[][] = []
  let over = -1
  for (const block of blocks) {
    const current = clusters.at(-1)
    if (current && block.from < over) current.push(block)
    else clusters.push([block])
    over = Math.max(over, block.to)
  }
  return clusters
}

function withLanes(cluster: readonly Span[]): Block[] {
  const ends: number[] = []
  const placed = cluster.map((block) => {
    const free = ends.findIndex((end) => end <= block.from)
    const lane = free < 0 ? ends.length : free
    ends[lane] = block.to
    return { ...block, lane }
  })
  return placed.map((block) => ({ ...block, lanes: ends.length }))
}

function minuteOf(local: string): number {
  return Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16))
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}
