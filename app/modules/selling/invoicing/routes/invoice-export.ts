import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { PageQuery } from '#contract/core/page.ts'
import { InvoiceFilter, invoicesContract } from '#contract/selling/invoices.ts'
import { readInvoiceQuery } from '../list-query.server.ts'

const Query = InvoiceFilter.extend({ q: PageQuery.shape.q })

/** The list as a file: what the filter matches, or the rows that were ticked. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const query = new URL(args.request.url).searchParams
  const filter = await readInvoiceQuery(args, Query)
  const file = await stream(invoicesContract.export, {
    ...filter,
    firmId: firm.firmId,
    ids: query.getAll('ids').join(',') || undefined,
    format: query.get('format') === 'xlsx' ? 'xlsx' : 'csv',
  })
  return passFile(file, 'attachment')
}
