import { Island } from '#app/islands/island.tsx'
import { FormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Button, MoneyInput, TextInput } from '#app/ui/index.ts'
import CameraScan from '../islands/camera-scan.island.tsx'
import * as styles from './count-form.css.ts'

const formId = 'count-entry'

/**
 * One item that was found and how many of it. A scanner types the code and presses Enter, which notes
 * one; the next code is typed at once, since the page comes back with the first field ready. With
 * script the camera is a scanner, too.
 */
export function CountForm({ refusal, item }: { refusal: Refusal | undefined; item: string }) {
  const t = useT('stock')
  const labels = { item: t('counts.field.code'), quantity: t('field.quantity') }
  const problem = refusal?.problems.quantity
  const isAtQuantity = refusal ? problem !== undefined : item !== ''
  return (
    <PageForm id={formId} refusal={refusal} initial={{ item, quantity: '1' }} labels={labels}>
      <FormSection title={t('counts.enter')} words={t('counts.enterWords')}>
        <Island
          of={CameraScan}
          when="idle"
          props={{
            formId,
            fieldName: 'item',
            texts: {
              open: t('camera.open'),
              close: t('camera.close'),
              aim: t('camera.aim'),
              label: t('camera.label'),
              refused: t('camera.refused'),
              none: t('camera.none'),
            },
          }}
        />
        <div className={styles.row}>
          <FormField name="item" className={styles.item}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={200}
                autoComplete="off"
                autoCapitalize="off"
                enterKeyHint="done"
                autoFocus={!isAtQuantity}
              />
            )}
          </FormField>
          <FormField name="quantity">
            {(control) => <MoneyInput {...control} autoFocus={isAtQuantity} />}
          </FormField>
          <Button kind="primary" icon="check" name="intent" value="enter">
            {t('counts.note')}
          </Button>
        </div>
      </FormSection>
    </PageForm>
  )
}
