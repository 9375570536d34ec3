import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** It follows what is worked on a project, and what may be, in the transaction that changes it. */
    projectUse: (writer: Writer, firm: FirmContext, projectId: string) => void
  }
}

/** Adds to what was worked on a project, in the transaction of the time entry; `seconds` may be below zero. */
export function noteWorked(
  writer: Writer,
  firm: FirmContext,
  projectId: string,
  seconds: number,
): void {
  if (projectId === '' || seconds === 0) return
  writer.sql.exec(
    'update projects set worked_seconds = worked_seconds + ? where id = ?',
    seconds,
    projectId,
  )
  followUse(writer, firm, projectId)
}

/** Tells those who follow that a project has other time, or another budget. */
export function followUse(writer: Writer, firm: FirmContext, projectId: string): void {
  for (const follow of hooks('projectUse')) follow(writer, firm, projectId)
}
