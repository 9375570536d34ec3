import { SelectField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, LinkButton, Row } from '#app/ui/index.ts'
import { columnFields } from '../form.ts'
import { workImportsPath } from '../paths.ts'

type ChooseColumnsProps = { heads: readonly string[]; refusal: Refusal | undefined }

/** Of a CSV that no known program wrote: what it holds, and which column is what. */
export function ChooseColumns({ heads, refusal }: ChooseColumnsProps) {
  const t = useT('work-import')
  const { firm } = useFirm()
  const labels = Object.fromEntries(columnFields.map((field) => [field, t(`column.${field}`)]))
  const options = [
    { value: '', label: t('column.none') },
    ...heads.map((head) => ({ value: head, label: head })),
  ]
  const initial = Object.fromEntries(
    columnFields.map((field) => [field, alike(heads, [field, t(`column.${field}`)])]),
  )
  return (
    <PageForm
      id="columns-form"
      refusal={refusal}
      labels={{ ...labels, holds: t('column.holds') }}
      initial={{ ...initial, holds: 'time' }}
    >
      <FormSection title={t('column.title')} words={t('column.words')}>
        <SelectField
          name="holds"
          options={[
            { value: 'time', label: t('column.time') },
            { value: 'tasks', label: t('column.tasks') },
          ]}
        />
        {columnFields.map((field) => (
          <SelectField key={field} name={field} options={options} />
        ))}
        <Row>
          <LinkButton kind="ghost" href={workImportsPath(firm.firmId)}>
            {t('back')}
          </LinkButton>
          <Button kind="primary" name="intent" value="columns">
            {t('column.submit')}
          </Button>
        </Row>
      </FormSection>
    </PageForm>
  )
}

/** The head that has one of some names. */
function alike(heads: readonly string[], names: readonly string[]): string {
  const wanted = names.map((name) => name.toLowerCase())
  return heads.find((head) => wanted.includes(head.toLowerCase())) ?? ''
}
