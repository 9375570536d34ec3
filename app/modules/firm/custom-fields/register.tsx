import { useT } from '#app/shell/page-context.tsx'
import { deletion } from '#app/shell/register/deletion.ts'
import { type Column, describeRegister } from '#app/shell/register/describe.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import { changedColumn } from '#app/shell/register/usual-columns.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { Tag } from '#app/ui/index.ts'
import { firmRolesContract } from '#contract/core/firm-roles.ts'
import {
  type CustomField,
  CustomFieldInput,
  CustomFieldListQuery,
  type CustomFieldRow,
  customFieldsContract,
  customTypes,
} from '#contract/firm/custom-fields.ts'
import { customKinds } from '#contract/firm/custom-values.ts'
import { type FieldExtra, fieldSections } from './fields.ts'

const columns: Column<CustomFieldRow, FieldExtra>[] = [
  { name: 'label', kind: 'link', label: 'field.label', sort: 'label' },
  {
    name: 'kind',
    kind: 'choice',
    choices: 'kind',
    label: 'field.kind',
    sort: 'position',
    place: 'detail',
  },
  { name: 'type', kind: 'choice', choices: 'type', label: 'field.type', place: 'secondDetail' },
  { name: 'key', kind: 'text', label: 'list.key' },
  { name: 'isRequired', kind: 'yesNo', label: 'list.required' },
  { name: 'isInList', kind: 'yesNo', label: 'list.inList' },
  { name: 'isRestricted', kind: 'yesNo', label: 'list.restricted' },
  changedColumn,
]

async function load(
  { call, firm: { firmId } }: FirmAccess,
  page: 'list' | 'record' | 'form',
): Promise<FieldExtra> {
  if (page === 'list') return { ownRoles: [] }
  return { ownRoles: (await call(firmRolesContract.list, { firmId })).rows }
}

const needs = 'firm:edit'
const directions = { moveUp: 'up', moveDown: 'down' } as const

const plain = plainRegister({
  contract: customFieldsContract,
  query: CustomFieldListQuery,
  input: CustomFieldInput,
  one: (firmId, customFieldId) => ({ firmId, customFieldId }),
})

export const register = describeRegister({
  name: 'custom-fields',
  recordKind: 'customField',
  path: 'settings/custom-fields',
  idParam: 'customFieldId',
  tabs: ['active', 'archived'],
  columns,
  filters: [
    {
      kind: 'choice',
      name: 'kind',
      label: 'field.kind',
      choices: ({ t }) => customKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
    {
      kind: 'choice',
      name: 'type',
      label: 'field.type',
      choices: ({ t }) => customTypes.map((value) => ({ value, label: t(`type.${value}`) })),
    },
  ],
  load,
  nameOf: ({ label }: CustomFieldRow | CustomField) => label,
  ...plain,
  form: { input: CustomFieldInput, sections: fieldSections },
  actions: [
    moving('moveUp', 'arrow-up'),
    moving('moveDown', 'arrow-down'),
    ...plain.actions,
    deletion(customFieldsContract.delete, (firmId, customFieldId) => ({ firmId, customFieldId })),
  ],
  Mark: RetiredMark,
})

/** A button that changes places with the field above or below. */
function moving(intent: keyof typeof directions, icon: 'arrow-up' | 'arrow-down') {
  return {
    intent,
    icon,
    needs,
    isInMenu: true,
    isOffered: ({ isArchived }: CustomField) => !isArchived,
    act: ({ call, firm: { firmId } }: FirmAccess, customFieldId: string, options: object) =>
      call(
        customFieldsContract.move,
        { firmId, customFieldId, direction: directions[intent] },
        options,
      ),
  } as const
}

function RetiredMark({ record }: { record: CustomField }) {
  const t = useT('custom-fields')
  return record.isArchived && <Tag>{t('detail.archivedTag')}</Tag>
}
