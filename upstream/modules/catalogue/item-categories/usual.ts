import type { Reader } from '../../../firm/store.ts'
import { getItemCategory } from './register.ts'

type Usual = { taxCode: string; incomeAccount: string; costCentreId: string }

/**
 * What items of a category are taxed with, posted to and put on: its own word, else that of what is
 * above.
 */
export function usualOfCategory(reader: Reader, id: string): Usual {
  const { parentId, taxCode, incomeAccount, costCentreId } = getItemCategory(reader, id)
  const own = { taxCode, incomeAccount, costCentreId }
  if (parentId === '' || Object.values(own).every((value) => value !== '')) return own
  const above = usualOfCategory(reader, parentId)
  return {
    taxCode: taxCode || above.taxCode,
    incomeAccount: incomeAccount || above.incomeAccount,
    costCentreId: costCentreId || above.costCentreId,
  }
}
