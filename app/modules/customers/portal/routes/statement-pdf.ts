import { passSharedFile } from '#app/shell/documents/public/public-link.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { publicPortalContract } from '#contract/customers/public-portal.ts'
import { daysOf } from '../statement-days.ts'
import { nobody, requireRight } from '../visit.server.ts'

/** The statement as PDF. */
export async function loader(args: Args) {
  const { token, session } = await requireRight(args, 'invoices')
  const days = daysOf(args.request)
  const answer = await upstream(args).stream(
    publicPortalContract.statementPdf,
    { token, session, ...days },
    nobody,
  )
  return passSharedFile(answer, 'attachment')
}
