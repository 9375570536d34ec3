import { invoicesContract } from '#contract/selling/invoices.ts'
import { implement, read } from '../../../../firm/implement.ts'
import { electronicFile } from './file.ts'
import { setTerms } from './keep-terms.ts'
import { viewElectronic } from './view.ts'

const os = implement(invoicesContract)

/** What documents say to machines. */
export const electronicHandlers = {
  electronic: os.electronic.handler(
    read((reader, _, { invoiceId }) => viewElectronic(reader, invoiceId)),
  ),
  setElectronicTerms: os.setElectronicTerms.handler(({ context: { store, firm }, input }) => {
    const { firmId: _, invoiceId, ...terms } = input
    return store.transact(firm, (writer) => {
      setTerms(writer, firm, invoiceId, terms)
      return viewElectronic(writer, invoiceId)
    })
  }),
  electronicFile: os.electronicFile.handler(({ context, input: { invoiceId, format } }) =>
    electronicFile(context, invoiceId, format),
  ),
}
