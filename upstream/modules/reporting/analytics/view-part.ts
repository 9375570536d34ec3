import type { Language } from '#contract/core/fields.ts'
import type { Permission } from '#contract/core/roles.ts'
import { hooks, onceComposed } from '../../../core/hooks.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { marginsView, soldView } from './sold-view.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** Analyses ask about its rows: what is measured there, and what it is divided by. */
    analysisViews: readonly ViewPart[]
  }
}

/**
 * Rows of one kind that analyses add up, each counted once: `from` joins what a row belongs to and
 * never what belongs to a row, so that no join multiplies a sum. All SQL is the module's own, fixed
 * text; what people choose are names of these entries, and bound values.
 */
export type ViewPart = {
  /** Unique, as queries and texts name it. */
  name: string
  /** Who may ask at all. */
  needs: Permission
  /** Rows that a role of narrower reach sees; `whole` for whoever reaches everything. */
  reach?: 'whole' | ((context: Pick<FirmContext, 'actor'>) => Condition | undefined)
  /** The person that a row is about: groups of few of them are hidden. */
  person?: string
  from: string
  where?: string
  /** Of the rows; the first counts where none is chosen. */
  dates: Readonly<Record<string, ViewDate>>
  fields: Readonly<Record<string, ViewField>>
  measures: Readonly<Record<string, ViewMeasure>>
  /** Which currency amounts are in; those of the base currency where absent. */
  money?: {
    /** Empty is the base currency. */
    currency: string
    /** What one unit is worth in the base currency, as it was posted. */
    rate?: string
    /** What is converted by itself: amounts are rounded once for each. */
    row?: string
  }
  /** Of the record that a row stands in: its path below the firm. */
  path?: string
  /** Sums that are kept of the same rows: the first that has all that is asked for answers it. */
  sums?: readonly {
    from: string
    dates: Readonly<Record<string, ViewDate>>
    fields: Readonly<Record<string, string>>
    measures: Readonly<Record<string, string>>
  }[]
}

/** SQL with what is bound in it. */
export type Condition = { sql: string; bound: readonly (string | number)[] }

/** A day, or an instant whose day is that of the firm's zone. */
export type ViewDate = { sql: string; isInstant?: true }

/** Fields whose keys the analyses name themselves. */
export type KnownField =
  | 'party'
  | 'partyCountry'
  | 'item'
  | 'itemCategory'
  | 'person'
  | 'account'
  | 'accountType'
  | 'costCentre'
  | 'project'
  | 'country'
  | 'currency'
  | 'hour'
  /** The month in which the party that its SQL names came first; of all days. */
  | 'cohort'
  /** Months since then: its SQL is the party, `|` and the month. */
  | 'age'
  /** One of few words, which texts name by view and field. */
  | 'choice'
  /** Its own name. */
  | 'text'

export type ViewField = {
  sql: string
  kind: KnownField | 'named'
  /** Of a `named` one: what its keys are called. */
  names?: (reader: Reader, language: Language) => ReadonlyMap<string, string>
  needs?: Permission
}

export type ViewMeasure = { needs?: Permission } & (
  | { sum: string; unit: SumUnit }
  /** How many different values there are. */
  | { distinct: string }
  /** What a sum has come to at the end of the days, all days before them included. */
  | { level: string }
  /** The mean of a level at the beginning and at the end. */
  | { meanLevel: string }
  /** One measure over another, of sums and never of means. */
  | { over: string; under: string; unit: 'amount' | 'number' | 'percent' }
)

/**
 * How a sum is written: minor units of the base currency, of the row's own, ten-thousandths, seconds
 * as hours, halves, or a plain number.
 */
export type SumUnit = 'amount' | 'ownAmount' | 'quantity' | 'hours' | 'halves' | 'count'

const views = onceComposed(() => {
  const all = [soldView(), marginsView(), ...hooks('analysisViews').flat()]
  return new Map(all.map((view) => [view.name, view]))
})

/** Every view that a module gives, by their names. */
export function allViews(): ReadonlyMap<string, ViewPart> {
  return views()
}
