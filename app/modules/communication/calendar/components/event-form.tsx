import { FormFields } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { FieldGroup, Radio } from '#app/ui/index.ts'
import type { EventDraft } from '../form/event-form.ts'
import { readRule } from '../form/repeat-fields.ts'
import * as styles from './event-fields.css.ts'
import { type EventChoices, EventFields } from './event-fields.tsx'

type EventFormProps = {
  draft: EventDraft
  choices: EventChoices
  refusal: Refusal | undefined
  cancelHref: string
  /** Whether it is asked how much of an event that repeats is meant. */
  asksScope?: boolean
}

const formId = 'event-form'

/** The form of an event, new or stored. */
export function EventForm({ draft, choices, refusal, cancelHref, asksScope }: EventFormProps) {
  const t = useT('calendar')
  const labels = useEventLabels()
  const typed = refusal?.values
  const listAt = (name: string) => {
    const value = typed ? typed[name] : draft[name]
    return Array.isArray(value) ? value.map(String) : []
  }
  const repeatRule = String((typed ?? draft).repeatRule ?? '')
  const ticked = {
    reminders: listAt('reminders'),
    repeatDays: listAt('repeatDays'),
    repeatRule,
    isCustom: readRule(repeatRule).repeatFreq === 'custom',
  }
  return (
    <FormFields refusal={refusal} initial={draft} labels={labels}>
      <form method="post" id={formId} className={styles.form} noValidate>
        <FormNotices>
          <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
          {asksScope && (
            <FieldGroup id="scope" label={t('scope.question')}>
              <div className={styles.choices}>
                {(['one', 'following', 'all'] as const).map((scope) => (
                  <Radio
                    key={scope}
                    name="scope"
                    value={scope}
                    defaultChecked={scope === (typed?.scope ?? 'one')}
                  >
                    {t(`scope.${scope}`)}
                  </Radio>
                ))}
              </div>
            </FieldGroup>
          )}
        </FormNotices>
        <IdempotencyField />
        <EventFields choices={choices} ticked={ticked} />
        <FormFoot cancelHref={cancelHref} submit={t('form.save')} />
      </form>
    </FormFields>
  )
}

/** What the fields of an event are called. */
function useEventLabels(): Record<string, string> {
  const t = useT('calendar')
  return {
    title: t('field.title'),
    place: t('field.place'),
    calendarId: t('field.calendar'),
    categoryId: t('field.category'),
    startDate: t('field.startDate'),
    startTime: t('field.startTime'),
    endDate: t('field.endDate'),
    endTime: t('field.endTime'),
    timeZone: t('field.timeZone'),
    repeatFreq: t('field.repeatFreq'),
    repeatInterval: t('field.repeatInterval'),
    repeatEnd: t('field.repeatEnd'),
    repeatUntil: t('field.repeatUntil'),
    repeatCount: t('field.repeatCount'),
    description: t('field.description'),
  }
}
