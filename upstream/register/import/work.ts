import type { ImportReading } from '#contract/core/imports.ts'

/** In whose name an import is brought in or taken back. */
type By = { userId: string; userName: string }

/** A record that stays where an import is taken back, and why. */
export type KeptRecord = { id: string; label: string; reason: string }

/** What is done of an import that is brought in, or taken back, in parts. */
export type ImportWork =
  | {
      kind: 'import'
      by: By
      /** Every row is tried before the first is written. */
      phase: 'trying' | 'writing'
      reading: ImportReading
      leavesOut: boolean
      /** Rows tried so far. */
      tried: number
    }
  | {
      kind: 'undo'
      by: By
      /** What it is then: `open` where not all of it was in yet. */
      end: 'open' | 'undone'
      /** Whether it is taken back because a row was refused that the trial took. */
      isRefused: boolean
      /** Records of this line and those after it are seen to; null at the beginning. */
      line: number | null
      removed: number
      restored: number
      kept: KeptRecord[]
    }
  /** Nothing came in, as rows were wrong. */
  | { kind: 'refused' }
