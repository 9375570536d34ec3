import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { signDocumentsContract } from '#contract/people/sign-documents.ts'

/** The original as PDF. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const signDocumentId = requireIdParam(args, 'signDocumentId')
  const answer = await stream(signDocumentsContract.file, { firmId: firm.firmId, signDocumentId })
  return passFile(answer, 'inline')
}
