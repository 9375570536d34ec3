import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { NoticeQuery, noticesOfOfferingsContract } from '#contract/notices-of-offerings.ts'

/** The confirmed addresses as a file, of one offering or of all. */
export async function loader(args: Args) {
  const { about } = readListQuery(NoticeQuery, args.request)
  const file = await upstream(args).stream(noticesOfOfferingsContract.export, { about })
  const day = new Date().toISOString().slice(0, 10)
  return new Response(file.body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="notices-${day}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
