import { passSharedFile, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { publicDocumentsContract } from '#contract/invoices.ts'

/** The document of a public link; marks it as viewed. The page speaks the document's language. */
export async function openDocument(args: Args) {
  const { call } = upstream(args)
  const token = tokenOf(args)
  const document = await call(publicDocumentsContract.open, { token }, { token: null })
  args.context.pageLanguage = document.paper.language
  return document
}

/** A file of a public link, asked for without a session. */
export async function passPublicFile(
  args: Args,
  file: 'pdf' | 'logo',
  disposition: 'inline' | 'attachment',
): Promise<Response> {
  const { stream } = upstream(args)
  const token = tokenOf(args)
  return passSharedFile(
    await stream(publicDocumentsContract[file], { token }, { token: null }),
    disposition,
  )
}
