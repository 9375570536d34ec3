import { formatHours } from '#app/modules/projects/projects/index.ts'
import { SelectField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, Button, LinkButton, Row } from '#app/ui/index.ts'
import type { WorkImport } from '#contract/projects/work-imports.ts'
import { workImportsPath } from '../paths.ts'

type ImportPeopleProps = {
  work: WorkImport
  people: readonly { userId: string; name: string }[]
  refusal: Refusal | undefined
}

/** The step from the trial to the import: who the people of the file are, and the button. */
export function ImportPeople({ work, people, refusal }: ImportPeopleProps) {
  const t = useT('work-import')
  const { number } = useFormat()
  const { firm } = useFirm()
  const named = work.trial?.people ?? []
  const options = [
    { value: '', label: t('people.other') },
    ...people.map(({ userId, name }) => ({ value: userId, label: name })),
  ]
  const labels = Object.fromEntries(named.map(({ name }, at) => [`people.${at}.userId`, name]))
  return (
    <PageForm
      id="commit-form"
      refusal={refusal}
      labels={labels}
      initial={{ people: named.map(({ userId }) => ({ userId })) }}
    >
      <FormSection
        title={t('people.title')}
        words={named.length > 0 ? t('people.words') : t('people.none')}
      >
        {named.map(({ key, tasks, seconds }, at) => (
          <div key={key}>
            <input type="hidden" name={`people.${at}.key`} value={key} />
            <SelectField
              name={`people.${at}.userId`}
              options={options}
              hint={[
                seconds > 0 && t('people.hours', { hours: formatHours(seconds) }),
                tasks > 0 && t('people.tasks', { number: number(tasks) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          </div>
        ))}
        {work.canCommit ? (
          <Row>
            <LinkButton kind="ghost" href={workImportsPath(firm.firmId)}>
              {t('back')}
            </LinkButton>
            <Button kind="primary" icon="check" name="intent" value="commit">
              {t('action.commit')}
            </Button>
          </Row>
        ) : (
          <Band tone="info" title={t('action.notAllowed')}>
            {t('action.notAllowedWords')}
          </Band>
        )}
      </FormSection>
    </PageForm>
  )
}
