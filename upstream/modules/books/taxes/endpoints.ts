import { taxesContract } from '#contract/books/taxes.ts'
import { answer } from '../../../firm/implement.ts'
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

export const router = answer(taxesContract, {
  listRates: ({ context, input }) => listTaxRates(context.store.reader, input.direction),
  list: ({ context }) => listTaxRateDetails(context.store.reader),
  get: ({ context, input }) => getTaxRate(context.store.reader, input.code),
  create: ({ context, input: { firmId: _, ...input } }) =>
    context.store.transact(context.firm, (writer) => createTaxRate(writer, context.firm, input)),
  update: ({ context, input: { firmId: _, ...input } }) =>
    context.store.transact(context.firm, (writer) => changeTaxRate(writer, context.firm, input)),
  replace: ({ context, input: { code, ...wanted } }) =>
    context.store.transact(context.firm, (writer) =>
      replaceTaxRate(writer, context.firm, code, wanted),
    ),
  end: ({ context, input: { code, validTo } }) =>
    context.store.transact(context.firm, (writer) => endTaxRate(writer, code, validTo)),
  setDefault: ({ context, input: { code } }) =>
    context.store.transact(context.firm, (writer) => makeDefault(writer, context.firm, code)),
  remove: ({ context, input: { code } }) =>
    context.store.transact(context.firm, (writer) => removeTaxRate(writer, code)),
})
