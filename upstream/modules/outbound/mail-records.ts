import { AppError } from '#contract/errors.ts'
import type { Reader } from '../../firm/store.ts'

type MailRecords = Record<string, (reader: Reader, id: string) => void>

/** Modules whose records are sent by mail export `mailRecords` from their `mail-records.ts`. */
const found = import.meta.glob<{ mailRecords: MailRecords }>(
  ['../*/mail-records.ts', '!./mail-records.ts'],
  { eager: true },
)
const kinds = Object.assign({}, ...Object.values(found).map(({ mailRecords }) => mailRecords))

/** @throws AppError not_found where a firm has no such record */
export function requireRecord(reader: Reader, { kind, id }: { kind: string; id: string }): void {
  const require = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (!require) throw new AppError('not_found', 'No such record')
  require(reader, id)
}
