import { passSharedFile, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { PublicFormat, publicDocumentsContract } from '#contract/selling/public-documents.ts'
import { formatOf } from '../document.server.ts'

/** The document behind a public link for machines, in the syntax of `?format`. */
export async function loader(args: Args) {
  const { stream } = upstream(args)
  const input = { token: tokenOf(args), format: PublicFormat.catch('ubl').parse(formatOf(args)) }
  const file = await stream(publicDocumentsContract.electronicFile, input, { token: null })
  return passSharedFile(file, 'attachment')
}
