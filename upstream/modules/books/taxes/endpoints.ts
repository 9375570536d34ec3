import { taxesContract } from '#contract/books/taxes.ts'
import { implement } from '../../../firm/implement.ts'
import { listTaxRateDetails, listTaxRates } from './reader.ts'
import {
  changeTaxRate,
  createTaxRate,
  endTaxRate,
  getTaxRate,
  makeDefault,
  removeTaxRate,
  replaceTaxRate,
} from './service.ts'

const os = implement(taxesContract)

export const router = os.router({
  listRates: os.listRates.handler(({ context, input }) =>
    listTaxRates(context.store.reader, input.direction),
  ),
  list: os.list.handler(({ context }) => listTaxRateDetails(context.store.reader)),
  get: os.get.handler(({ context, input }) => getTaxRate(context.store.reader, input.code)),
  create: os.create.handler(({ context, input: { firmId: _, ...input } }) =>
    context.store.transact(context.firm, (writer) => createTaxRate(writer, context.firm, input)),
  ),
  update: os.update.handler(({ context, input: { firmId: _, ...input } }) =>
    context.store.transact(context.firm, (writer) => changeTaxRate(writer, context.firm, input)),
  ),
  replace: os.replace.handler(({ context, input: { code, ...wanted } }) =>
    context.store.transact(context.firm, (writer) =>
      replaceTaxRate(writer, context.firm, code, wanted),
    ),
  ),
  end: os.end.handler(({ context, input: { code, validTo } }) =>
    context.store.transact(context.firm, (writer) => endTaxRate(writer, code, validTo)),
  ),
  setDefault: os.setDefault.handler(({ context, input: { code } }) =>
    context.store.transact(context.firm, (writer) => makeDefault(writer, context.firm, code)),
  ),
  remove: os.remove.handler(({ context, input: { code } }) =>
    context.store.transact(context.firm, (writer) => removeTaxRate(writer, code)),
  ),
})
