import { FormField, FormFields } from '#app/shell/form/form-fields.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, FileInput, Select, Stack, text } from '#app/ui/index.ts'
import type { Calendar } from '#contract/communication/calendar.ts'
import type { CalendarImport } from '#contract/communication/calendar-files.ts'
import { calendarImportPath } from '../paths.ts'

type IcsUploadProps = {
  calendars: readonly Calendar[]
  imports: readonly Pick<CalendarImport, 'id' | 'fileName' | 'state' | 'createdAt'>[]
  refusal: Refusal | undefined
}

const formId = 'ics-form'

/** Takes a file of events, and leads to those of before. */
export function IcsUpload({ calendars, imports, refusal }: IcsUploadProps) {
  const t = useT('calendar')
  const { firm } = useFirm()
  const { dateTime } = useFormat()
  const labels = { file: t('ics.file'), calendarId: t('field.calendar') }
  const options = calendars.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Stack>
      <p className={text.soft}>{t('ics.words')}</p>
      <FormFields
        refusal={refusal}
        initial={{ calendarId: options[0]?.value ?? '' }}
        labels={labels}
      >
        <form method="post" encType="multipart/form-data" id={formId} noValidate>
          <Stack>
            <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
            <IdempotencyField />
            <FormField name="calendarId">
              {(control) => <Select {...control} options={options} />}
            </FormField>
            <FormField name="file" hint={t('ics.hint')}>
              {({ defaultValue: _, ...control }) => (
                <FileInput {...control} accept=".ics,.ical,text/calendar" />
              )}
            </FormField>
            <div>
              <Button icon="upload" name="intent" value="upload">
                {t('ics.read')}
              </Button>
            </div>
          </Stack>
        </form>
      </FormFields>
      {imports.length > 0 && (
        <section>
          <h3>{t('ics.before')}</h3>
          <ul>
            {imports.map(({ id, fileName, state, createdAt }) => (
              <li key={id}>
                <a className={text.link} href={calendarImportPath(firm.firmId, id)}>
                  {fileName}
                </a>
                {` · ${t(`ics.state.${state}`)} · ${dateTime(createdAt)}`}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Stack>
  )
}
