import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { AuditFile, auditContract } from '#contract/firm/audit.ts'

/** The history of the firm as a file, as it is filtered. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const { language } = await getVisit(args)
  const filters = readListQuery(AuditFile, args.request)
  const input = { ...filters, language, firmId: firm.firmId }
  return passFile(await stream(auditContract.export, input), 'attachment')
}
