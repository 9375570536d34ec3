import type { Reader } from '../firm/store.ts'

/**
 * Whether a module's own tables name a record of another kind:
 * `upstream/modules/<area>/<module>/uses-of.ts`, as `export const usesOf: UsesOf = { item: … }`.
 */
export type UsesOf = Record<string, (reader: Reader, id: string) => boolean>

const found = import.meta.glob<UsesOf>('../modules/*/*/uses-of.ts', {
  eager: true,
  import: 'usesOf',
})

/** Whether anything names the record, so that it may be archived and not deleted. */
export function isUsed(reader: Reader, kind: string, id: string): boolean {
  return Object.values(found).some((uses) => uses[kind]?.(reader, id) ?? false)
}
