import { z } from 'zod'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { exportsContract } from '#contract/exports.ts'
import { DateOnly } from '#contract/fields.ts'

const Query = z.object({ from: DateOnly, to: DateOnly })

/** DATEV's files of the address's days. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const query = readListQuery(Query, args.request)
  const file = await stream(exportsContract.datev, { ...query, firmId: firm.firmId })
  return passFile(file, 'attachment')
}
