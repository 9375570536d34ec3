import { redirect } from '@remix-run/cloudflare'
import { z } from 'zod'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { exportsContract } from '#contract/reporting/exports.ts'
import { exportsPath } from '../paths.ts'

const Query = z.object({ from: DateOnly, to: DateOnly })

/** DATEV's files of the address's days; without days, where they are chosen. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const query = Query.safeParse(Object.fromEntries(new URL(args.request.url).searchParams))
  if (!query.success) return redirect(exportsPath(firm.firmId))
  const file = await stream(exportsContract.datev, { ...query.data, firmId: firm.firmId })
  return passFile(file, 'attachment')
}
