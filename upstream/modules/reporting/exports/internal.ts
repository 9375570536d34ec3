import type { InternalCalls } from '../../../firm/internal.ts'
import { restoreArchive } from './archive/restore.ts'

/** The gateway has put what a person brought among the files of the new firm. */
export const internal: InternalCalls = {
  'restore-archive': (_input, context) => restoreArchive(context),
}
