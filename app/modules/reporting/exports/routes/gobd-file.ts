import { redirect } from '@remix-run/cloudflare'
import { z } from 'zod'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { exportsContract } from '#contract/reporting/exports.ts'
import { gobdPath } from '../paths.ts'

const Query = z.object({ from: DateOnly, to: DateOnly })

/** The books of the address's days for a tax audit; without days, where they are chosen. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const query = Query.safeParse(Object.fromEntries(new URL(args.request.url).searchParams))
  if (!query.success) return redirect(gobdPath(firm.firmId))
  const file = await stream(exportsContract.gobd, { ...query.data, firmId: firm.firmId })
  return passFile(file, 'attachment')
}
