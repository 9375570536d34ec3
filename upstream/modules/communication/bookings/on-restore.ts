import type { Writer } from '../../../firm/store.ts'
import { forgetKinds } from '../../firm/jobs/index.ts'
import { onCopy } from './on-copy.ts'
import { reminderJob } from './tell.ts'

/** The firm of the archive still reminds those who booked there, and its addresses lead to it. */
export function onRestore(writer: Writer): void {
  forgetKinds(writer, [reminderJob])
  onCopy(writer)
}
