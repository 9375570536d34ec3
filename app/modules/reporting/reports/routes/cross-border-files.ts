import { redirect } from '@remix-run/cloudflare'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { Month } from '#contract/reporting/closing.ts'
import { crossBorderContract } from '#contract/reporting/cross-border.ts'
import { crossBorderPath } from '../paths.ts'

/** All that stand of the address's month in one ZIP; without a month, the list. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const { firmId } = firm
  const month = Month.safeParse(new URL(args.request.url).searchParams.get('month'))
  if (!month.success) return redirect(crossBorderPath(firmId))
  const file = await stream(crossBorderContract.files, { firmId, month: month.data })
  return passFile(file, 'attachment')
}
