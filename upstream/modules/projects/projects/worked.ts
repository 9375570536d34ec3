import type { FirmContext, Writer } from '../../../firm/store.ts'

/** Adds to what was worked on a project, in the transaction of the time entry; `seconds` may be below zero. */
export function noteWorked(
  { sql }: Writer,
  _firm: FirmContext,
  projectId: string,
  seconds: number,
): void {
  if (projectId === '' || seconds === 0) return
  sql.exec(
    'update projects set worked_seconds = worked_seconds + ? where id = ?',
    seconds,
    projectId,
  )
}
