import { invalidField } from '#contract/core/errors.ts'
import { type CentreName, selfAndBelowOf } from '../../books/cost-centres/views.ts'
import type { InCentres } from '../../books/ledger/views.ts'
import { centresWithin } from '../../books/ledger/views.ts'
import type { Frame } from './frame.ts'
import type { Span } from './span.ts'

/** The lines that a report or a column of it is about, as the address says it and in words. */
export type CentreScope = InCentres & { key: string; label: string }

type Basis = Pick<Frame, 'reader' | 'centres' | 'texts'>

/** What marks lines without a cost centre, and those of one without what is below it. */
const none = 'none'
const only = 'only:'

/** More columns than this do not fit a page; what is left becomes one. */
const maxColumns = 20

/** Reads cost centres as an address has them. @throws AppError invalid for one that is none */
export function scopeOfKey(basis: Basis, key: string): CentreScope {
  const { texts } = basis
  const scopes = key.split(',').map((token): CentreScope => {
    if (token === none) {
      return { key: none, label: texts.centres.without, ids: [], isNone: true }
    }
    const isAlone = token.startsWith(only)
    const id = isAlone ? token.slice(only.length) : token
    const centre = basis.centres.find((one) => one.id === id)
    if (!centre) throw invalidField('costCentre', 'unknownCentre')
    const ids = isAlone ? [id] : selfAndBelowOf(basis.reader, id)
    const label = isAlone ? texts.centres.only(labelOf(centre)) : labelOf(centre)
    return { key: token, label, ids, isNone: false }
  })
  return together(scopes, scopes.map(({ label }) => label).join(', '))
}

/**
 * A column for each cost centre that a report may be divided into, and one for what has none: those of
 * the first level, or what is below the one that is asked for. Together they are the whole.
 */
export function spansByCentre(basis: Basis, span: Span, scope: CentreScope | undefined): Span[] {
  const scopes = scope ? partsOfScope(basis, scope) : [...firstLevel(basis), none]
  const used = centresWithin(basis.reader, span)
  const found = scopes
    .map((key) => scopeOfKey(basis, key))
    .filter(({ ids, isNone }) => isNone || ids.some((id) => used.has(id)))
  if (found.length < 2) return []
  return folded(basis, found).map((centres) => ({ ...span, centres }))
}

function firstLevel({ centres }: Basis): string[] {
  return centres.filter(({ parentId }) => parentId === '').map(({ id }) => id)
}

/** Of one cost centre itself and what is right below it; of several each. */
function partsOfScope({ centres }: Basis, { key }: CentreScope): string[] {
  const tokens = key.split(',')
  const below = centres.filter(({ parentId }) => parentId === key).map(({ id }) => id)
  return tokens.length > 1 || below.length === 0 ? tokens : [`${only}${key}`, ...below]
}

/** The last ones as one where there are too many; what has no cost centre stays by itself. */
function folded({ texts }: Basis, scopes: readonly CentreScope[]): CentreScope[] {
  if (scopes.length <= maxColumns) return [...scopes]
  const withOne = scopes.filter(({ isNone }) => !isNone)
  const without = scopes.filter(({ isNone }) => isNone)
  const rest = together(withOne.slice(maxColumns - 2), texts.custom.others)
  return [...withOne.slice(0, maxColumns - 2), rest, ...without]
}

function together(scopes: readonly CentreScope[], label: string): CentreScope {
  return {
    key: scopes.map(({ key }) => key).join(','),
    label,
    ids: scopes.flatMap(({ ids }) => ids),
    isNone: scopes.some(({ isNone }) => isNone),
  }
}

/** Code and name. */
export function labelOf({ code, name }: CentreName): string {
  return `${code} ${name}`
}
