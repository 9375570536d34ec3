import { roleName } from '#app/modules/firm/firms/index.ts'
import type { About, Choice } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import type { FirmRole } from '#contract/core/firm-roles.ts'
import { isAllowed, roles } from '#contract/core/roles.ts'
import { type CustomField, customTypes, maxCustomChoices } from '#contract/firm/custom-fields.ts'
import { customKinds } from '#contract/firm/custom-values.ts'

export type FieldExtra = { ownRoles: readonly FirmRole[] }

/** What is asked about a field of the firm's own. */
export const fieldSections: FormSection<CustomField, FieldExtra>[] = [
  {
    title: 'form.about',
    words: 'form.aboutWords',
    fields: [
      {
        name: 'kind',
        kind: 'select',
        isHalf: true,
        options: ({ t }) => customKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
      },
      {
        name: 'type',
        kind: 'select',
        isHalf: true,
        options: ({ t }) => customTypes.map((value) => ({ value, label: t(`type.${value}`) })),
      },
      { name: 'label', kind: 'text', maxLength: 60, isHalf: true },
      {
        name: 'key',
        kind: 'text',
        maxLength: 40,
        isOptional: true,
        isHalf: true,
        hint: 'form.keyHint',
      },
      { name: 'hint', kind: 'text', maxLength: 200, isOptional: true, hint: 'form.hintHint' },
      { name: 'isRequired', kind: 'yesNo', hint: 'form.requiredHint' },
    ],
  },
  {
    title: 'form.choices',
    words: 'form.choicesWords',
    fields: [
      {
        name: 'choices',
        kind: 'rows',
        maxRows: maxCustomChoices,
        fields: [
          { name: 'label', kind: 'text', maxLength: 80, isHalf: true },
          { name: 'code', kind: 'text', maxLength: 40, isOptional: true, isHalf: true },
          { name: 'isRetired', kind: 'yesNo' },
        ],
      },
    ],
  },
  {
    title: 'form.places',
    words: 'form.placesWords',
    fields: [
      { name: 'isInList', kind: 'yesNo' },
      { name: 'isOnPaper', kind: 'yesNo', hint: 'form.paperHint' },
    ],
  },
  {
    title: 'form.rights',
    words: 'form.rightsWords',
    fields: [
      { name: 'seenBy', kind: 'checks', choicesOf: rolesToName },
      { name: 'editedBy', kind: 'checks', choicesOf: rolesToName },
    ],
  },
]

/** Roles that can be named: who sets up the firm sees and changes every field. */
function rolesToName({ texts, extra }: About<FieldExtra>): Choice[] {
  const t = texts('firms')
  const own = extra.ownRoles.map(({ id, ...custom }) => ({ role: id, custom }))
  return [...roles.map((role) => ({ role, custom: undefined })), ...own]
    .filter((holder) => !isAllowed(holder, 'firm:edit'))
    .map((holder) => ({ value: holder.role, label: roleName(t, holder) }))
}
