import type { DocumentEditor } from '#app/shell/documents/document-editor.ts'
import { SalesOrderInput, salesOrdersContract } from '#contract/selling/sales-orders.ts'
import { salesOrderKind } from './sales-order-kind.ts'

/** What the editor of sales orders asks the API for. */
export const salesOrderEditor: DocumentEditor<typeof SalesOrderInput> = {
  kind: salesOrderKind,
  input: SalesOrderInput,
  choices: ({ call, firm: { firmId } }) => call(salesOrdersContract.choices, { firmId }),
  create: ({ call, firm: { firmId } }, input, options) =>
    call(salesOrdersContract.create, { ...input, firmId }, options),
  update: ({ call, firm: { firmId } }, salesOrderId, version, input) =>
    call(salesOrdersContract.update, { ...input, firmId, salesOrderId, version }),
  async check({ call, firm: { firmId } }, input) {
    const { problems } = await call(salesOrdersContract.check, { ...input, firmId })
    return problems
  },
  async paper({ call, firm: { firmId } }, input) {
    return (await call(salesOrdersContract.check, { ...input, firmId })).paper
  },
}
