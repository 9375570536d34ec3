import { type SealedDocuments, sealOf } from '../../books/ledger/index.ts'
import { listFiled } from './returns/filed-returns.ts'

/** Returns that were filed: by net tax rates one posts what it leaves as income. */
export const sealedDocuments: SealedDocuments = {
  taxReturn(reader, id) {
    const one = [...listFiled(reader), ...listFiled(reader, 'oss')].find((filed) => filed.id === id)
    return one && sealOf([one.id, one.from, one.to, one.boxes, one.owed, one.filedAt])
  },
}
