import { z } from 'zod'
import { Version } from '#contract/core/fields.ts'
import { CustomFieldInput, customFieldsContract } from '#contract/firm/custom-fields.ts'
import { CustomKind } from '#contract/firm/custom-values.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { jobInTransaction } from '../jobs/index.ts'
import { hiddenCustom, readableCustom } from './hidden-custom.ts'
import { editsField, fieldsOfKind, seesField } from './reader.ts'
import { customFields, moveCustomField } from './register.ts'
import { reindexOn } from './search-words.ts'

const Stored = CustomFieldInput.extend({ version: Version })

export const module = defineModule({
  name: 'custom-fields',
  endpoints: answer(customFieldsContract, {
    ...customFields.handlers,
    ofKind: read((reader, { actor }, { kind }) => ({
      rows: fieldsOfKind(reader, kind)
        .filter((field) => seesField(field, actor))
        .map((field) => ({ ...field, canEdit: editsField(field, actor) })),
    })),
    move: write((writer, firm, { customFieldId, direction }) =>
      moveCustomField(writer, firm, customFieldId, direction),
    ),
    delete: write((writer, firm, { customFieldId }) =>
      customFields.deleteUnused(writer, firm, customFieldId),
    ),
  }),
  jobs: {
    /** Goes on with what records are found by, where more hold a field than one moment takes. */
    'custom-fields.reindex': jobInTransaction(
      z.object({ kind: CustomKind, key: z.string(), after: z.int() }),
      (writer, context, { payload }) => reindexOn(writer, context, payload),
    ),
  },
  recordKinds: customFields.recordKinds,
  settingKinds: {
    /** A choice that records took since stays: then the field itself refuses. */
    customField: {
      needs: 'firm:edit',
      page: 'settings/custom-fields',
      actions: ['update'],
      read: (reader, id) => customFields.get(reader, id),
      write: (writer, { firm }, id, values) => {
        customFields.update(writer, firm, id, Stored.parse(values))
      },
    },
  },
  customAccess: { hiddenCustom, readableCustom },
})
