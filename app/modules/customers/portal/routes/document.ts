import { redirect } from '@remix-run/cloudflare'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { publicPortalContract } from '#contract/customers/public-portal.ts'
import { nobody, requireRight } from '../visit.server.ts'

/** Leads to the page of a document, where it is accepted or paid. */
export async function loader(args: Args) {
  const kind = args.params.kind === 'quote' ? 'quote' : 'invoice'
  const documentId = requireIdParam(args, 'documentId')
  const { token, session } = await requireRight(args, kind === 'quote' ? 'quotes' : 'invoices')
  const { path } = await upstream(args).call(
    publicPortalContract.openDocument,
    { token, session, kind, documentId },
    nobody,
  )
  return redirect(path)
}
