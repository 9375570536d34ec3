import { FormFields, TextAreaField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormNotices } from '#app/shell/form/form-page.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Band, Button, Row, Stack } from '#app/ui/index.ts'
import type { ApiOperation } from '../read-description.ts'
import { jsonOf } from '../snippets.ts'
import * as styles from './developers.css.ts'

type TryFormProps = { operation: ApiOperation; refusal: Refusal | undefined }

const formId = 'try-form'

/** The key, what stands in the address, and the JSON of a call. */
export function TryForm({ operation, refusal }: TryFormProps) {
  const t = useT('developers')
  const { method, fields, body, isPublic } = operation
  const inAddress = fields.filter((field) => field.in === 'path' || field.in === 'query')
  const labels = {
    key: t('try.key'),
    body: t('try.body'),
    ...Object.fromEntries(inAddress.map((field) => [`${field.in}.${field.name}`, field.name])),
  }
  const initial = { body: body === undefined ? '' : jsonOf(body) }
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" id={formId} className={styles.form} noValidate>
        <FormNotices>
          <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
        </FormNotices>
        <Stack gap="s4">
          {method !== 'GET' && <Band tone="warn" title={t('try.real')} />}
          <TextField
            name="key"
            type="password"
            maxLength={60}
            autoComplete="off"
            isOptional={isPublic}
            hint={t('try.keyHint')}
          />
          {inAddress.map((field) => (
            <TextField
              key={`${field.in} ${field.name}`}
              name={`${field.in}.${field.name}`}
              maxLength={2000}
              autoComplete="off"
              isOptional={!field.isRequired}
            />
          ))}
          {body !== undefined && <TextAreaField name="body" rows={16} />}
          <Row>
            <Button kind="primary">{t('try.send')}</Button>
          </Row>
        </Stack>
      </form>
    </FormFields>
  )
}
