import { AppError } from '#contract/errors.ts'
import { publicDocumentsContract } from '#contract/invoices.ts'
import { implement } from '../../firm/implement.ts'
import { findLogo } from '../firms/index.ts'
import { getShared, openShared, renderDocument, toFile } from '../invoicing/index.ts'

const os = implement(publicDocumentsContract)

/** What a customer sees of a document by its link, without an account. */
export const router = os.router({
  open: os.open.handler(({ context: { store, firm }, input: { token } }) =>
    store.transact(firm, (writer) => openShared(writer, firm, token)),
  ),
  pdf: os.pdf.handler(async ({ context, input: { token } }) => {
    const { id } = getShared(context.store.reader, context.firm, token)
    return toFile(await renderDocument(context, id))
  }),
  logo: os.logo.handler(async ({ context, input: { token } }) => {
    getShared(context.store.reader, context.firm, token)
    const logo = await findLogo(context)
    if (!logo) throw new AppError('not_found', 'No such document')
    return logo
  }),
})
