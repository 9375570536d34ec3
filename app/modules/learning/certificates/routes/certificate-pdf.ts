import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { certificatesContract } from '#contract/learning/certificates.ts'

/** A certificate as PDF, for whoever manages courses. */
export async function loader(args: Args) {
  const { stream, firm } = await requireFirm(args)
  const certificateId = requireIdParam(args, 'certificateId')
  const input = { firmId: firm.firmId, certificateId }
  return passFile(await stream(certificatesContract.pdf, input), 'inline')
}
