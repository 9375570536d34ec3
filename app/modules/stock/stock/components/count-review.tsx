import { SelectField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Row } from '#app/ui/index.ts'
import type { CostChange } from '#contract/stock/stock.ts'
import { CountPostInput, type StockCount } from '#contract/stock/stock-counts.ts'
import { CostChanges } from './cost-changes.tsx'

/** The form that the boxes of the lines below belong to. */
export const reviewFormId = 'count-review'

type CountReviewProps = {
  count: StockCount
  refusal: Refusal | undefined
  changes: readonly CostChange[]
}

/** Posts the differences, or has what is ticked counted again. */
export function CountReview({ count, refusal, changes }: CountReviewProps) {
  const t = useT('stock')
  const { number } = useFormat()
  const labels = { uncounted: t('counts.field.uncounted') }
  const { items, counted } = count
  return (
    <PageForm
      id={reviewFormId}
      refusal={refusal}
      initial={{ uncounted: 'leave' }}
      labels={labels}
      notices={<CostChanges changes={changes} />}
    >
      <FormSection title={t('counts.review')} words={t('counts.reviewWords')}>
        {items > counted ? (
          <SelectField
            name="uncounted"
            hint={t('counts.uncountedHint', { left: number(items - counted) })}
            options={CountPostInput.shape.uncounted.options.map((value) => ({
              value,
              label: t(`counts.uncounted.${value}`),
            }))}
          />
        ) : (
          <input type="hidden" name="uncounted" value="leave" />
        )}
        <Row>
          <Button kind="primary" icon="check" name="intent" value="post">
            {t('counts.post')}
          </Button>
          <Button icon="rotate-ccw" name="intent" value="recount">
            {t('counts.recount')}
          </Button>
        </Row>
      </FormSection>
    </PageForm>
  )
}
