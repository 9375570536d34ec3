import { FormField, FormFields, TextField } from '#app/shell/form/form-fields.tsx'
import { FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import { type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Checkbox, MoneyInput, Row, Stack, text } from '#app/ui/index.ts'
import { type ItemVariants, maxOptions } from '#contract/catalogue/item-variants.ts'
import type { Item } from '#contract/catalogue/items.ts'
import * as styles from './variants.css.ts'

type VariantMakerProps = {
  item: Item
  known: ItemVariants
  /** What was typed, with a row for each combination that may be made; none before a first look. */
  typed: TypedTree | undefined
  preview: readonly TypedTree[] | undefined
  refusal: Refusal | undefined
}

const formId = 'make-variants'

/** Options with their values, then the variants that they make, each to be changed or left out. */
export function VariantMaker({ item, known, typed, preview, refusal }: VariantMakerProps) {
  const t = useT('items')
  const hasOptions = known.options.length > 0
  const places = hasOptions ? known.options : Array.from({ length: maxOptions }, () => undefined)
  const labels: Record<string, string> = {}
  for (const at of places.keys()) {
    labels[`options.${at}.name`] = t('variants.option', { number: at + 1 })
    labels[`options.${at}.values`] = t(hasOptions ? 'variants.moreValues' : 'variants.values')
  }
  for (const at of (preview ?? []).keys()) {
    labels[`new.${at}.sku`] = t('field.sku')
    labels[`new.${at}.barcode`] = t('variants.barcode')
    labels[`new.${at}.unitPrice`] = t('variants.price', { currency: item.currency })
  }
  const shown = refusal ?? (typed && { values: typed, problems: {} })
  return (
    <FormFields refusal={shown} initial={{}} labels={labels}>
      <form method="post" id={formId} noValidate>
        <FormNotices>
          <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
        </FormNotices>
        <IdempotencyField />
        <input type="hidden" name="version" value={known.version} />
        <FormSection
          title={t(hasOptions ? 'variants.add' : 'variants.options')}
          words={t(hasOptions ? 'variants.addWords' : 'variants.optionsWords')}
        >
          {places.map((option, at) => (
            <OptionFields key={option?.id ?? `new-${at}`} at={at} option={option} />
          ))}
          <Row>
            <Button name="intent" value="preview">
              {t('variants.preview')}
            </Button>
          </Row>
        </FormSection>
        {preview && (
          <FormSection title={t('variants.toMake')} words={t('variants.toMakeWords')}>
            {preview.length === 0 && <p className={text.soft}>{t('variants.allMade')}</p>}
            <Stack>
              {preview.map((one, at) => (
                <NewVariantFields key={textAt(one, 'values')} at={at} row={one} />
              ))}
            </Stack>
            {preview.length > 0 && (
              <Row>
                <Button kind="primary" icon="plus" name="intent" value="make">
                  {t('variants.make')}
                </Button>
              </Row>
            )}
          </FormSection>
        )}
      </form>
    </FormFields>
  )
}

type OptionFieldsProps = { at: number; option: ItemVariants['options'][number] | undefined }

/** An option that is there gets further values; a new one its name, too. */
function OptionFields({ at, option }: OptionFieldsProps) {
  const t = useT('items')
  if (option) {
    return (
      <div className={styles.option}>
        <div>
          <strong>{option.name}</strong>
          <div className={text.soft}>{option.values.map(({ value }) => value).join(', ')}</div>
        </div>
        <TextField name={`options.${at}.values`} maxLength={800} isOptional />
      </div>
    )
  }
  return (
    <div className={styles.option}>
      <TextField name={`options.${at}.name`} maxLength={40} isOptional={at > 0} />
      <TextField
        name={`options.${at}.values`}
        maxLength={800}
        isOptional={at > 0}
        hint={at === 0 ? t('variants.valuesHint') : undefined}
      />
    </div>
  )
}

function NewVariantFields({ at, row }: { at: number; row: TypedTree }) {
  const values = textAt(row, 'values')
  return (
    <div className={styles.row}>
      <div className={styles.values}>
        <input type="hidden" name={`new.${at}.values`} value={values} />
        <Checkbox name={`new.${at}.make`} value="1" defaultChecked={textAt(row, 'make') === '1'}>
          {values.split('|').join(' / ')}
        </Checkbox>
      </div>
      <TextField name={`new.${at}.sku`} maxLength={60} />
      <TextField name={`new.${at}.barcode`} maxLength={48} />
      <FormField name={`new.${at}.unitPrice`}>{(control) => <MoneyInput {...control} />}</FormField>
    </div>
  )
}
