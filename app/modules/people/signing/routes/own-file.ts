import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { ownSignDocumentsContract } from '#contract/people/sign-documents.ts'

/** What somebody is to sign, as PDF. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const signDocumentId = requireIdParam(args, 'signDocumentId')
  const answer = await stream(ownSignDocumentsContract.file, {
    firmId: firm.firmId,
    signDocumentId,
  })
  return passFile(answer, 'inline')
}
