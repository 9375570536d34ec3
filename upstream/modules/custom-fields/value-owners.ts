import type { CustomKind } from '#contract/custom-values.ts'
import type { Reader } from '../../firm/store.ts'

/**
 * Which records of a module hold added fields: `upstream/modules/<module>/custom-values.ts`, as
 * `export const customValues: CustomValueOwners = { item: holdsIn('items') }`.
 */
export type CustomValueOwners = {
  [Kind in CustomKind]?: (reader: Reader, key: string, value?: string) => boolean
}

const found = import.meta.glob<{ customValues: CustomValueOwners }>('../*/custom-values.ts', {
  eager: true,
})

/** Whether any row of a table of the caller's own holds something in a field, or one value of it. */
export function holdsIn(table: string) {
  return ({ sql }: Reader, key: string, value?: string): boolean => {
    const path = `$.${key}`
    const query = `select 1 from ${table} where custom <> '{}' and json_extract(custom, ?)`
    const rows =
      value === undefined
        ? sql.exec(`${query} is not null limit 1`, path)
        : sql.exec(`${query} = ? limit 1`, path, value)
    return rows.toArray().length > 0
  }
}

/** Whether any record of a kind holds something in a field, or one value of it. */
export function isHeld(reader: Reader, kind: CustomKind, key: string, value?: string): boolean {
  return Object.values(found).some(
    ({ customValues }) => customValues[kind]?.(reader, key, value) ?? false,
  )
}
