import { FormFields } from '../../form/form-fields.tsx'
import { setAt, type TypedTree } from '../../form/form-tree.ts'
import { useAbout } from '../../register/about.ts'
import { type CustomFields, withCustomFields } from '../../register/custom/custom-extra.ts'
import { customLiterals, customSection } from '../../register/custom/custom-fields.ts'
import { RegisterFields } from '../../register/register-fields.tsx'
import type { DocumentKind } from '../document-kind.ts'
import type { EditorState } from '../draft/answer-editor.server.ts'
import * as styles from './details.css.ts'

type CustomPartProps = {
  kind: DocumentKind
  custom: CustomFields | undefined
  state: Pick<EditorState, 'draft' | 'refusal'>
}

/** The fields that the firm added to a kind of document, in its editor. */
export function CustomPart({ kind, custom, state }: CustomPartProps) {
  const literals = customLiterals(custom?.fields ?? [])
  const named = { name: kind.texts, literals }
  const about = useAbout(named, withCustomFields(undefined, custom))
  if (!custom?.fields.some(({ canEdit }) => canEdit)) return null
  const { fields } = customSection(custom)
  const initial: TypedTree = {}
  for (const { name } of fields) setAt(initial, name, state.draft.own[name] ?? '')
  const labels = Object.fromEntries(fields.map(({ name }) => [name, about.t(`field.${name}`)]))
  return (
    <fieldset className={styles.custom}>
      <legend>{about.words('form.custom')}</legend>
      <FormFields refusal={state.refusal} initial={initial} labels={labels}>
        <RegisterFields fields={fields} about={about} />
      </FormFields>
    </fieldset>
  )
}
