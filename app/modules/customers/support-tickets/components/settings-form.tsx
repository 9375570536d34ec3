import { SelectField, TextAreaField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { rowsAt, type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { weekdayChoices } from '#app/shell/weekday-choices.ts'
import { Checkbox, FieldGrid } from '#app/ui/index.ts'
import {
  maxOpenHours,
  type SupportSettings,
  ticketPriorities,
} from '#contract/customers/support-settings.ts'
import { ticketsPath } from '../paths.ts'

type SettingsFormProps = {
  settings: SupportSettings
  initial: TypedTree
  refusal: Refusal | undefined
}

/** When somebody is there, what is promised, and what customers can use by themselves. */
export function SettingsForm({ settings, initial, refusal }: SettingsFormProps) {
  const t = useT('support-tickets')
  const { firm } = useFirm()
  const values = refusal ? refusal.values : initial
  const spans = Math.min(rowsAt(values, 'hours').length + 2, maxOpenHours)
  const places = Array.from({ length: spans }, (_, at) => at)
  const labels: Record<string, string> = {
    reopenDays: t('settings.reopenDays'),
    formWords: t('settings.formWords'),
  }
  for (const at of places) {
    for (const name of ['day', 'from', 'to']) labels[`hours.${at}.${name}`] = t(`settings.${name}`)
  }
  ticketPriorities.forEach((priority, at) => {
    const name = t(`priority.${priority}`)
    labels[`promises.${at}.firstAnswerMinutes`] = t('settings.firstAnswerOf', { name })
    labels[`promises.${at}.solveMinutes`] = t('settings.solveOf', { name })
  })
  const flag = (name: string) => (
    <Checkbox name={name} value="true" defaultChecked={textAt(values, name) !== ''}>
      {t(`settings.${name === 'isClosedOnHolidays' ? 'holidays' : name}`)}
    </Checkbox>
  )
  return (
    <PageForm
      id="support-settings"
      refusal={refusal}
      initial={initial}
      labels={labels}
      submit={t('settings.save')}
      cancelHref={ticketsPath(firm.firmId)}
    >
      <input type="hidden" name="version" value={settings.version} />
      <FormSection title={t('settings.form')} words={t('settings.formWordsHint')}>
        {flag('isFormOpen')}
        {flag('takesMails')}
        {settings.mailAddress && (
          <p>{t('settings.mailAddress', { address: settings.mailAddress })}</p>
        )}
        <TextAreaField name="formWords" rows={3} maxLength={1000} isOptional />
      </FormSection>
      <FormSection title={t('settings.hours')} words={t('settings.hoursWords')}>
        {places.map((at) => (
          <HoursFields key={at} at={at} />
        ))}
        {flag('isClosedOnHolidays')}
      </FormSection>
      <FormSection title={t('settings.promises')} words={t('settings.promisesWords')}>
        {ticketPriorities.map((priority, at) => (
          <FieldGrid key={priority}>
            <input type="hidden" name={`promises.${at}.priority`} value={priority} />
            <TextField name={`promises.${at}.firstAnswerMinutes`} inputMode="numeric" isOptional />
            <TextField name={`promises.${at}.solveMinutes`} inputMode="numeric" isOptional />
          </FieldGrid>
        ))}
        {flag('pausesWaiting')}
        {flag('pausesOnHold')}
      </FormSection>
      <FormSection title={t('settings.end')} words={t('settings.endWords')}>
        <TextField name="reopenDays" inputMode="numeric" hint={t('settings.reopenHint')} />
        {flag('asksRating')}
      </FormSection>
    </PageForm>
  )
}

function HoursFields({ at }: { at: number }) {
  const format = useFormat()
  return (
    <FieldGrid>
      <SelectField name={`hours.${at}.day`} options={weekdayChoices({ format })} />
      <TextField name={`hours.${at}.from`} type="time" isOptional />
      <TextField name={`hours.${at}.to`} type="time" isOptional />
    </FieldGrid>
  )
}
