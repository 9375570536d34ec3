import {
  FormField,
  SelectField,
  TextAreaField,
  TextField,
  useFormField,
} from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { TimeZoneField } from '#app/shell/form/time-zone-field.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Checkbox, DateInput, FieldGrid, FieldGroup, TextInput } from '#app/ui/index.ts'
import {
  type Calendar,
  type EventCategory,
  maxDescription,
  maxPlace,
  maxTitle,
} from '#contract/communication/calendar.ts'
import { keptDateFormat } from '#contract/core/kept-formats.ts'
import { reminderChoices } from '../form/event-form.ts'
import { frequencies, weekdayCodes } from '../form/repeat-fields.ts'
import * as styles from './event-fields.css.ts'

export type EventChoices = {
  calendars: Calendar[]
  categories: EventCategory[]
  /** The zones that are offered before all others. */
  timeZones: string[]
}

type Ticked = {
  reminders: readonly string[]
  repeatDays: readonly string[]
  isCustom: boolean
  repeatRule: string
}

/** What, when and where. */
export function EventFields({ choices, ticked }: { choices: EventChoices; ticked: Ticked }) {
  const t = useT('calendar')
  const { calendars, categories, timeZones } = choices
  return (
    <>
      <FormSection title={t('form.what')}>
        <TextField name="title" maxLength={maxTitle} />
        <TextField name="place" maxLength={maxPlace} isOptional />
        <FieldGrid>
          <SelectField
            name="calendarId"
            options={calendars.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <SelectField
            name="categoryId"
            options={[
              { value: '', label: t('form.noCategory') },
              ...categories.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </FieldGrid>
      </FormSection>
      <FormSection title={t('form.when')}>
        <TickField name="allDay">{t('form.allDay')}</TickField>
        <FieldGrid>
          <FormField name="startDate">{(control) => <DateInput {...control} />}</FormField>
          <FormField name="startTime" className={styles.times}>
            {(control) => <TextInput {...control} type="time" />}
          </FormField>
        </FieldGrid>
        <FieldGrid>
          <FormField name="endDate">{(control) => <DateInput {...control} />}</FormField>
          <FormField name="endTime" className={styles.times}>
            {(control) => <TextInput {...control} type="time" />}
          </FormField>
        </FieldGrid>
        <div className={styles.times}>
          <TimeZoneField name="timeZone" first={timeZones} />
        </div>
      </FormSection>
      <RepeatSection ticked={ticked} />
      <FormSection title={t('form.more')}>
        <FieldGroup id="reminders" label={t('field.reminders')}>
          <div className={styles.choices}>
            {reminderChoices.map((minutes) => (
              <Checkbox
                key={minutes}
                name="reminders"
                value={minutes}
                defaultChecked={ticked.reminders.includes(String(minutes))}
              >
                {t(`reminder.${minutes}`)}
              </Checkbox>
            ))}
          </div>
        </FieldGroup>
        <TickField name="isPrivate">{t('form.private')}</TickField>
        <TickField name="isFree">{t('form.free')}</TickField>
        <TextAreaField name="description" maxLength={maxDescription} rows={4} isOptional />
      </FormSection>
    </>
  )
}

function RepeatSection({ ticked }: { ticked: Ticked }) {
  const t = useT('calendar')
  const names = useWeekdayNames()
  const { repeatRule, isCustom, repeatDays } = ticked
  const offered = isCustom ? [...frequencies, 'custom'] : frequencies
  return (
    <FormSection title={t('form.repeats')}>
      <SelectField
        name="repeatFreq"
        options={offered.map((value) => ({ value, label: t(`repeat.${value}`) }))}
        hint={isCustom ? repeatRule : undefined}
      />
      <input type="hidden" name="repeatRule" value={repeatRule} />
      <div className={styles.repeats}>
        <FieldGroup id="repeatDays" label={t('field.repeatDays')} className={styles.weekdays}>
          <div className={styles.choices}>
            {weekdayCodes.map((code, at) => (
              <Checkbox
                key={code}
                name="repeatDays"
                value={code}
                defaultChecked={repeatDays.includes(code)}
              >
                {names[at]}
              </Checkbox>
            ))}
          </div>
        </FieldGroup>
        <FieldGrid>
          <TextField name="repeatInterval" inputMode="numeric" />
          <SelectField
            name="repeatEnd"
            options={[
              { value: 'never', label: t('repeat.never') },
              { value: 'until', label: t('repeat.until') },
              { value: 'count', label: t('repeat.count') },
            ]}
          />
          <FormField name="repeatUntil" isOptional>
            {(control) => <DateInput {...control} />}
          </FormField>
          <TextField name="repeatCount" inputMode="numeric" isOptional />
        </FieldGrid>
      </div>
    </FormSection>
  )
}

/** A box to tick that keeps what was sent. */
function TickField({ name, children }: { name: string; children: string }) {
  const { value } = useFormField(name)
  return (
    <Checkbox name={name} defaultChecked={value !== ''}>
      {children}
    </Checkbox>
  )
}

/** Short names of the days, from Monday. */
function useWeekdayNames(): string[] {
  const { locale } = useFormat()
  const format = keptDateFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  // 5 January 2026 is a Monday.
  return weekdayCodes.map((_, at) => format.format(new Date(Date.UTC(2026, 0, 5 + at))))
}
