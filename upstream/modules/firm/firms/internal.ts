import { FirmInput } from '#contract/firm/firms.ts'
import type { InternalCalls } from '../../../firm/internal.ts'
import { createFirm } from './service.ts'

export const internal: InternalCalls = {
  'create-firm': (input, { store, firm }) =>
    store.transact(firm, (writer) => createFirm(writer, firm, FirmInput.parse(input))),
}
