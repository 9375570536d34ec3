import { z } from 'zod'
import { Version } from '#contract/core/fields.ts'
import { CustomFieldInput } from '#contract/firm/custom-fields.ts'
import { CustomKind } from '#contract/firm/custom-values.ts'
import { defineModule } from '../../../core/hooks.ts'
import { jobInTransaction } from '../jobs/index.ts'
import { router } from './endpoints.ts'
import { hiddenCustom, readableCustom } from './hidden-custom.ts'
import { getCustomField } from './reader.ts'
import { reindexOn } from './search-words.ts'
import { updateCustomField } from './service.ts'

const Stored = CustomFieldInput.extend({ version: Version })

export const module = defineModule({
  name: 'custom-fields',
  endpoints: router,
  jobs: {
    /** Goes on with what records are found by, where more hold a field than one moment takes. */
    'custom-fields.reindex': jobInTransaction(
      z.object({ kind: CustomKind, key: z.string(), after: z.int() }),
      (writer, context, { payload }) => reindexOn(writer, context, payload),
    ),
  },
  recordKinds: {
    customField: {
      read: 'firm:edit',
      reach: 'whole',
      write: 'firm:edit',
      path: (id) => `settings/custom-fields/${id}`,
      find: ({ sql }, id) => {
        const query = 'select label as title from custom_fields where id = ?'
        const [row] = sql.exec<{ title: string }>(query, id)
        return row
      },
    },
  },
  settingKinds: {
    /** A choice that records took since stays: then the field itself refuses. */
    customField: {
      needs: 'firm:edit',
      page: 'settings/custom-fields',
      actions: ['update'],
      read: (reader, id) => getCustomField(reader, id),
      write: (writer, { firm }, id, values) => {
        updateCustomField(writer, firm, id, Stored.parse(values))
      },
    },
  },
  customAccess: { hiddenCustom, readableCustom },
})
