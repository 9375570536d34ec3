import { createHash } from 'node:crypto'
import type { MonthSheet } from './month-sheet.ts'

/**
 * SHA-256 of a month sheet, in hexadecimal: what a person signs. It is of the sheet's content, in
 * whatever order its fields and lists of credits and premiums were built, and changes with every
 * number of it. The text begins with a version, so that a later form of the sheet hashes otherwise.
 */
export function hashOfSheet(sheet: MonthSheet): string {
  return createHash('sha256')
    .update(`month-sheet/1\n${textOf(sheet)}`)
    .digest('hex')
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(textOf).sort().join(',')}]`
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${textOf(field)}`).join(',')}}`
  }
  return JSON.stringify(value)
}
