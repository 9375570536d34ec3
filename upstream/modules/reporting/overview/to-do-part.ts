import type { Permission } from '#contract/core/roles.ts'
import type { ToDoKind } from '#contract/reporting/to-do.ts'
import type { FirmContext } from '../../../firm/store.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** Some of its records wait for somebody: they stand in the list of what is to be done. */
    toDo: readonly ToDoSource[]
  }
}

/** Today, and the day until which what is due is listed already. */
export type ToDoDays = { today: string; until: string }

/** Records that wait for whoever asks, as fixed SQL of the module's own; values are bound. */
export type ToDoSource = {
  kind: ToDoKind
  /** The kind of the records. */
  what: string
  /** Who may settle it. */
  needs: Permission
  from: string
  /** Which of them wait for somebody; null for none. */
  where: (
    context: Pick<FirmContext, 'actor'>,
    days: ToDoDays,
  ) => { sql: string; bound: readonly (string | number)[] } | null
  /** SQL of each; a path is below the firm, an amount in minor units. */
  columns: { id: string; title: string; path: string; date: string } & (
    | { amount: string; currency: string }
    | { amount?: undefined; currency?: undefined }
  )
  /** Whether it is late once its day is over: a draft has a day and is never late. */
  isDue?: true
}
