import type { Writer } from '../../../firm/store.ts'
import { forgetKinds } from '../../firm/jobs/index.ts'
import { feedJob } from './feed/fetch-feed.ts'
import { bankFeedsTable } from './tables.ts'

/** The firm of the archive may still fetch its lines: a person agrees to it anew here. */
export function onRestore(writer: Writer): void {
  forgetKinds(writer, [feedJob])
  writer.db.delete(bankFeedsTable).run()
}
