import type { VisitEntry } from '#contract/core/demo.ts'

/** One log of a visit as the replay shows it. JSON, as it goes to an island. */
export type Step = {
  id: string
  /** Its place in the visit, from 1. */
  n: number
  kind: VisitEntry['kind']
  /** Without the ids in it. */
  route: string
  words: string
  /** What was logged, by the names of the specification. */
  fields: { name: string; value: string }[]
  at: string
  timeText: string
  /** Milliseconds since 1970, UTC. */
  time: number
}
