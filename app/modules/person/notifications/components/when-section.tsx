import { SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Row } from '#app/ui/index.ts'
import { keptDateFormat } from '#contract/core/kept-formats.ts'
import { digests, type NoticeDelivery } from '#contract/person/notice-delivery.ts'

const formId = 'when-form'
const days = [1, 2, 3, 4, 5, 6, 7]

/** When notices leave: at once or together, and the hours in which nothing does. */
export function WhenSection(props: { delivery: NoticeDelivery; refusal: Refusal | undefined }) {
  const { delivery, refusal } = props
  const t = useT('notifications')
  const { locale } = useFormat()
  const labels = {
    digest: t('when.digest'),
    hour: t('when.hour'),
    weekday: t('when.weekday'),
    quietFrom: t('when.quietFrom'),
    quietUntil: t('when.quietUntil'),
  }
  const initial = {
    digest: delivery.digest,
    hour: String(delivery.hour),
    weekday: String(delivery.weekday),
    quietFrom: delivery.quietFrom ?? '',
    quietUntil: delivery.quietUntil ?? '',
  }
  const zone = delivery.timeZone.replaceAll('_', ' ')
  const hour = keptDateFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
  const day = keptDateFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return (
    <PageForm id={formId} refusal={refusal} initial={initial} labels={labels}>
      <FormSection title={t('when.title')} words={t('when.words', { zone })}>
        <SelectField
          name="digest"
          options={digests.map((value) => ({ value, label: t(`when.${value}`) }))}
        />
        <SelectField
          name="hour"
          options={Array.from({ length: 24 }, (_, at) => ({
            value: String(at),
            label: hour.format(Date.UTC(2026, 0, 1, at)),
          }))}
        />
        <SelectField
          name="weekday"
          hint={t('when.weekdayHint')}
          // 4 January 2026 was a Sunday.
          options={days.map((at) => ({
            value: String(at),
            label: day.format(Date.UTC(2026, 0, 4 + at)),
          }))}
        />
        <TextField name="quietFrom" type="time" isOptional hint={t('when.quietHint')} />
        <TextField name="quietUntil" type="time" isOptional />
        <Row>
          <Button name="intent" value="when">
            {t('when.save')}
          </Button>
        </Row>
      </FormSection>
    </PageForm>
  )
}
