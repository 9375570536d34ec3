import { AppError } from '#contract/core/errors.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmTable } from './tables.ts'

/**
 * The one firm of an archive is the one that it is read into, and is as old as that.
 * @throws AppError invalid at `file` where the archive is about another firm, or several
 */
export function onRestore({ db }: Writer, { firmId, now }: FirmContext): void {
  const rows = db.select({ id: firmTable.id }).from(firmTable).all()
  if (rows.length !== 1 || rows[0]?.id !== firmId) {
    throw new AppError('invalid', 'Not one firm', { fields: { file: { key: 'archiveChanged' } } })
  }
  db.update(firmTable).set({ createdAt: now.toISOString() }).run()
}
