import { redirect } from '@remix-run/cloudflare'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { FiscalFileQuery, fiscalContract } from '#contract/tills/fiscal.ts'
import { fiscalTillPath } from '../paths.ts'

/** What a tax office is given of a till and a span of days. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const ids = { firmId: firm.firmId, tillId: requireIdParam(args, 'tillId') }
  const search = Object.fromEntries(new URL(args.request.url).searchParams)
  const query = FiscalFileQuery.safeParse(search)
  if (!query.success) return redirect(fiscalTillPath(ids.firmId, ids.tillId))
  return passFile(await stream(fiscalContract.file, { ...query.data, ...ids }), 'attachment')
}
