import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { DirectoryAuditExport, directoryAuditContract } from '#contract/directory-audit.ts'

/** The audit as a file, as it is filtered. */
export async function loader(args: Args) {
  const { language } = await getVisit(args)
  const filters = readListQuery(DirectoryAuditExport, args.request)
  const file = await upstream(args).stream(directoryAuditContract.export, { ...filters, language })
  const day = new Date().toISOString().slice(0, 10)
  return new Response(file.body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="audit-${day}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
