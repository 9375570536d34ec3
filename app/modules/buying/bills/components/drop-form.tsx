import { Island } from '#app/islands/island.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, Field, FileInput, MoneyInput, SheetPad } from '#app/ui/index.ts'
import { maxAttachmentMebibytes } from '#contract/firm/records.ts'
import DropAnywhere from '../islands/drop-anywhere.island.tsx'
import { readBillPath } from '../paths.ts'
import * as styles from './drop-form.css.ts'

const formId = 'read-bill'
const types = '.xml,.p7m,.pdf,.png,.jpg,.jpeg,.webp,.heic,application/pdf,image/*,text/xml'

type DropFormProps = {
  error?: string | undefined
  /** The document is in a currency without a known rate: it is asked for, and the file again. */
  rateError?: string | undefined
}

/** Takes an electronic invoice, a PDF or a photo, chosen or dropped anywhere on the page. */
export function DropForm({ error, rateError }: DropFormProps) {
  const t = useT('bills')
  const { firm, can } = useFirm()
  if (!can('bill:edit')) return null
  return (
    <SheetPad>
      <form
        id={formId}
        method="post"
        encType="multipart/form-data"
        action={readBillPath(firm.firmId)}
        className={styles.drop}
      >
        <IdempotencyField />
        <Field
          id="file"
          label={t('drop.label')}
          hint={t('drop.hint', { maximum: maxAttachmentMebibytes })}
          error={error}
        >
          {(wiring) => <FileInput {...wiring} name="file" accept={types} required />}
        </Field>
        {rateError !== undefined && (
          <Field id="exchangeRate" label={t('field.exchangeRate')} error={rateError}>
            {(wiring) => <MoneyInput {...wiring} name="exchangeRate" />}
          </Field>
        )}
        <div>
          <Button icon="file-down">{t('drop.submit')}</Button>
        </div>
      </form>
      <Island of={DropAnywhere} props={{ formId }} when="load" />
    </SheetPad>
  )
}
