import { FormField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { priceText } from '#app/shell/register/price-text.ts'
import { Button, MoneyInput, Row, Stack, Tag, text } from '#app/ui/index.ts'
import type { ItemVariants } from '#contract/catalogue/item-variants.ts'
import type { Item } from '#contract/catalogue/items.ts'
import { itemPath } from '../paths.ts'
import * as styles from './variants.css.ts'

type VariantTableProps = { item: Item; known: ItemVariants; refusal: Refusal | undefined }

const formId = 'change-variants'

/** The variants of an item with their codes and prices, and the names of its options. */
export function VariantTable({ item, known, refusal }: VariantTableProps) {
  const t = useT('items')
  const { firm } = useFirm()
  const { locale } = useFormat()
  const { options, variants } = known
  const priceOf = (price: string) => priceText(price, { locale, currency: item.currency })
  const labels: Record<string, string> = {}
  for (const at of variants.keys()) {
    labels[`variants.${at}.sku`] = t('field.sku')
    labels[`variants.${at}.unitPrice`] = t('variants.price', { currency: item.currency })
  }
  for (const [at, { values }] of options.entries()) {
    labels[`options.${at}.name`] = t('variants.option', { number: at + 1 })
    for (const [place, { value }] of values.entries()) {
      labels[`options.${at}.values.${place}.value`] = value
    }
  }
  const initial = {
    variants: variants.map(({ sku, unitPrice, followsPrice }) => ({
      sku,
      unitPrice: followsPrice ? '' : priceOf(unitPrice),
    })),
    options: options.map(({ name, values }) => ({
      name,
      values: values.map(({ value }) => ({ value })),
    })),
  }
  return (
    <PageForm id={formId} refusal={refusal} initial={initial} labels={labels}>
      <input type="hidden" name="version" value={known.version} />
      <FormSection
        title={t('variants.title')}
        words={t('variants.tableWords', {
          price: `${priceOf(item.unitPrice)} ${item.currency}`,
        })}
      >
        <Stack>
          {variants.map(({ id, values, isArchived }, at) => (
            <div key={id} className={styles.row}>
              <div className={styles.values}>
                <input type="hidden" name={`variants.${at}.id`} value={id} />
                <a className={text.link} href={itemPath(firm.firmId, id)}>
                  {values.join(' / ')}
                </a>{' '}
                {isArchived && <Tag>{t('detail.archivedTag')}</Tag>}
              </div>
              <TextField name={`variants.${at}.sku`} maxLength={60} />
              <FormField name={`variants.${at}.unitPrice`}>
                {(control) => <MoneyInput {...control} />}
              </FormField>
            </div>
          ))}
        </Stack>
      </FormSection>
      <FormSection title={t('variants.names')} words={t('variants.namesWords')}>
        {options.map(({ id, values }, at) => (
          <div key={id}>
            <input type="hidden" name={`options.${at}.id`} value={id} />
            <TextField name={`options.${at}.name`} maxLength={40} />
            <Row>
              {values.map((value, place) => (
                <span key={value.id}>
                  <input type="hidden" name={`options.${at}.values.${place}.id`} value={value.id} />
                  <TextField name={`options.${at}.values.${place}.value`} maxLength={60} />
                </span>
              ))}
            </Row>
          </div>
        ))}
        <Row>
          <Button kind="primary" name="intent" value="change">
            {t('variants.save')}
          </Button>
        </Row>
      </FormSection>
    </PageForm>
  )
}
