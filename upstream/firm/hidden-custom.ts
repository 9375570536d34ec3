import { type CustomKind, type CustomValues, customKinds } from '#contract/firm/custom-values.ts'
import { hooks } from '../core/hooks.ts'
import type { Actor } from './actor.ts'
import type { ChangeRow } from './history-reader.ts'
import type { Reader } from './store.ts'

declare module '../core/hooks.ts' {
  interface ModuleParts {
    /** It knows who sees added fields: one module. */
    customAccess: Access
  }
}

type Who = Pick<Actor, 'role' | 'custom'>

/**
 * Keys of the added fields that somebody is not shown: one module knows them, and gives them as
 * `hiddenCustom` of `customAccess` in its manifest.
 */
export type HiddenCustom = (reader: Reader, actor: Who, kind: CustomKind) => ReadonlySet<string>

/** What somebody sees of added fields, by their labels and in words; empty where there is nothing. */
export type ReadableCustom = (
  reader: Reader,
  actor: Who,
  kind: CustomKind,
  values: CustomValues,
) => Record<string, string | number | boolean>

type Access = { hiddenCustom: HiddenCustom; readableCustom: ReadableCustom }

const none: ReadonlySet<string> = new Set()

/** Keys of the added fields of a kind of record that somebody is not shown. */
export function hiddenKeys(reader: Reader, actor: Who, kind: CustomKind): ReadonlySet<string> {
  return hooks('customAccess')[0]?.hiddenCustom(reader, actor, kind) ?? none
}

/** Records that hold fields added to another kind: what they are made into. */
const holdersOf: Readonly<Record<string, CustomKind>> = { recurring: 'invoice' }

/** A change with what somebody sees of the added fields, by their labels. */
export function withReadableCustom(reader: Reader, actor: Who, row: ChangeRow): ChangeRow {
  const entity = holdersOf[row.entity] ?? row.entity
  const kind = customKinds.find((one) => one === entity)
  if (!kind) return row
  const read = (json: string | null) => {
    if (json === null) return null
    const { custom, ...rest }: { custom?: CustomValues } = JSON.parse(json)
    if (!custom) return json
    return JSON.stringify({
      ...rest,
      custom: hooks('customAccess')[0]?.readableCustom(reader, actor, kind, custom),
    })
  }
  return { ...row, before: read(row.before), after: read(row.after) }
}
