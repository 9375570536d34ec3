import { hooks } from '../core/hooks.ts'
import type { Reader } from '../firm/store.ts'

declare module '../core/hooks.ts' {
  interface ModuleParts {
    /** Its records name those of another register, which then are not deleted. */
    usesOf: UsesOf
  }
}

/**
 * Whether a module's own tables name a record of another kind: given as `usesOf` in its manifest, by
 * the kind (`{ item: … }`).
 */
export type UsesOf = Record<string, (reader: Reader, id: string) => boolean>

/** Whether a query finds anything of a record; it takes the id. */
export function isFoundBy(query: string): UsesOf[string] {
  return ({ sql }, id) => sql.exec(query, id).toArray().length > 0
}

/** Whether anything names the record, so that it may be archived and not deleted. */
export function isUsed(reader: Reader, kind: string, id: string): boolean {
  return hooks('usesOf').some((uses) => uses[kind]?.(reader, id) ?? false)
}
