import { z } from 'zod'
import { conflictOf } from '#contract/core/errors.ts'
import { Version } from '#contract/core/fields.ts'
import { WarehouseInput } from '#contract/stock/warehouses.ts'
import type { SettingKinds } from '../../firm/records/index.ts'
import { getWarehouse, updateWarehouse } from './warehouses.ts'

const Stored = WarehouseInput.extend({ version: Version, isUsual: z.boolean() })

export const settingKinds: SettingKinds = {
  /** There is always a usual one: it is not undone that one became it, but chosen anew. */
  warehouse: {
    needs: 'stock:adjust',
    page: 'stock/warehouses',
    actions: ['update'],
    read: (reader, id) => getWarehouse(reader, id),
    write: (writer, _, id, values) => {
      const { isUsual, ...input } = Stored.parse(values)
      if (isUsual !== getWarehouse(writer, id).isUsual) throw conflictOf('usualWarehouse')
      updateWarehouse(writer, id, input)
    },
  },
}
