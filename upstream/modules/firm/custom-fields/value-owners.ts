import type { CustomKind, CustomValues } from '#contract/firm/custom-values.ts'
import { hooks } from '../../../core/hooks.ts'
import type { Reader, Writer } from '../../../firm/store.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** Its records take fields that the firm adds. */
    customValues: CustomValueOwners
  }
}

type Owner = {
  isHeld: (reader: Reader, key: string, value?: string) => boolean
  /** Writes anew what records are found by; gives where to go on, undefined at the end. */
  reindex: (writer: Writer, key: string, from: Batch) => number | undefined
  valuesOf: (reader: Reader, id: string) => CustomValues
}

/** Records after one of a table, and as many. */
type Batch = { after: number; size: number }

/**
 * Which records of a module hold added fields: given as `customValues` in its manifest, such as
 * `{ item: heldIn('items', reindexItem) }`.
 */
export type CustomValueOwners = { [Kind in CustomKind]?: Owner }

/**
 * The values of a table of the caller's own.
 * @param reindexOne writes anew what the record of an id is found by
 */
export function heldIn(table: string, reindexOne: (writer: Writer, id: string) => void): Owner {
  const held = `from ${table} where custom <> '{}' and json_extract(custom, ?)`
  return {
    isHeld({ sql }, key, value) {
      const path = `$.${key}`
      const rows =
        value === undefined
          ? sql.exec(`select 1 ${held} is not null limit 1`, path)
          : sql.exec(`select 1 ${held} = ? limit 1`, path, value)
      return rows.toArray().length > 0
    },
    valuesOf({ sql }, id) {
      const query = `select custom from ${table} where id = ?`
      const [row] = sql.exec<{ custom: string }>(query, id)
      return row ? JSON.parse(row.custom) : {}
    },
    reindex(writer, key, { after, size }) {
      const query = `select id, row_number as rowNumber ${held} is not null and row_number > ?
        order by row_number limit ?`
      const rows = writer.sql
        .exec<{ id: string; rowNumber: number }>(query, `$.${key}`, after, size)
        .toArray()
      for (const { id } of rows) reindexOne(writer, id)
      return rows.length < size ? undefined : rows.at(-1)?.rowNumber
    },
  }
}

/** Whether any record of a kind holds something in a field, or one value of it. */
export function isHeld(reader: Reader, kind: CustomKind, key: string, value?: string): boolean {
  return ownersOf(kind).some((owner) => owner.isHeld(reader, key, value))
}

/** Writes anew what some records that hold something in a field are found by; see `Owner`. */
export function reindexHolders(
  writer: Writer,
  kind: CustomKind,
  key: string,
  batch: Batch,
): number | undefined {
  // A kind of record is one table.
  return ownersOf(kind)[0]?.reindex(writer, key, batch)
}

/** What a record holds in its added fields; nothing where there is no such record. */
export function valuesOf(reader: Reader, kind: CustomKind, id: string): CustomValues {
  return ownersOf(kind)[0]?.valuesOf(reader, id) ?? {}
}

function ownersOf(kind: CustomKind): Owner[] {
  return hooks('customValues').flatMap((owners) => owners[kind] ?? [])
}
